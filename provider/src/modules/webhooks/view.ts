import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { WebhookEndpoint } from "#contract/webhooks/admin-webhooks.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { users } from "../../database/schema/schema.ts";
import { webhookDeliveries, webhookEndpoints, webhookSecrets } from "../../database/schema/webhook-schema.ts";
import type { EndpointRow } from "./repository.ts";

/** Returns all endpoints, the oldest first. */
export function findEndpointViews(queryable: Queryable, now: Date): Promise<WebhookEndpoint[]> {
  return findViews(queryable, now);
}

/** Returns an endpoint; undefined if it doesn't exist or was deleted. */
export async function findEndpointView(
  queryable: Queryable,
  id: string,
  now: Date,
): Promise<WebhookEndpoint | undefined> {
  return isUuid(id) ? (await findViews(queryable, now, id))[0] : undefined;
}

async function findViews(queryable: Queryable, now: Date, id?: string): Promise<WebhookEndpoint[]> {
  const rows = await queryable
    .select({ endpoint: webhookEndpoints, createdBy: { id: users.id, name: users.name } })
    .from(webhookEndpoints)
    .innerJoin(users, eq(users.id, webhookEndpoints.createdBy))
    .where(and(isNull(webhookEndpoints.deletedAt), id ? eq(webhookEndpoints.id, id) : undefined))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
  const ids = rows.map(({ endpoint }) => endpoint.id);
  if (ids.length === 0) return [];
  const [secrets, statsByEndpoint] = [
    await findSecrets(queryable, ids, now),
    await findDeliveryStats(queryable, ids),
  ];
  return rows.map(({ endpoint, createdBy }) => ({
    ...toView(endpoint),
    createdBy,
    ...(statsByEndpoint.get(endpoint.id) ?? { waiting: { count: 0, since: null }, lastDeliveredAt: null }),
    secrets: secrets.filter(({ endpointId }) => endpointId === endpoint.id).map(({ secret }) => secret),
  }));
}

function toView({ id, url, description, eventTypes, isPaused, version, failures, ...times }: EndpointRow) {
  return {
    id,
    url,
    description,
    eventTypes,
    isPaused,
    version,
    failures,
    failingSince: times.failingSince?.toISOString() ?? null,
    disabledAt: times.disabledAt?.toISOString() ?? null,
    disabledReason: times.disabledReason,
    createdAt: times.createdAt.toISOString(),
  };
}

async function findSecrets(queryable: Queryable, ids: string[], now: Date) {
  const rows = await queryable
    .select({ secret: webhookSecrets, createdBy: { id: users.id, name: users.name } })
    .from(webhookSecrets)
    .innerJoin(users, eq(users.id, webhookSecrets.createdBy))
    .where(
      and(
        inArray(webhookSecrets.endpointId, ids),
        or(isNull(webhookSecrets.endsAt), gt(webhookSecrets.endsAt, now)),
      ),
    )
    .orderBy(sql`${webhookSecrets.endsAt} desc nulls first`);
  return rows.map(({ secret: { id, endpointId, createdAt, endsAt }, createdBy }) => ({
    endpointId,
    secret: {
      id,
      createdBy,
      createdAt: createdAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    },
  }));
}

async function findDeliveryStats(queryable: Queryable, ids: string[]) {
  const { endpointId, state, createdAt, lastAttemptAt } = webhookDeliveries;
  const rows = await queryable
    .select({
      endpointId,
      count: sql<number>`(count(*) filter (where ${state} = 'pending'))::int`,
      since: sql`min(${createdAt}) filter (where ${state} = 'pending')`.mapWith(createdAt),
      delivered: sql`max(${lastAttemptAt}) filter (where ${state} = 'delivered')`.mapWith(createdAt),
    })
    .from(webhookDeliveries)
    .where(inArray(endpointId, ids))
    .groupBy(endpointId);
  return new Map(
    rows.map(({ endpointId: id, count, since, delivered }) => [
      id,
      {
        waiting: { count, since: (since as Date | null)?.toISOString() ?? null },
        lastDeliveredAt: (delivered as Date | null)?.toISOString() ?? null,
      },
    ]),
  );
}
