import { and, eq } from "drizzle-orm";
import {
  listWebhookDeliveries,
  type WebhookDelivery,
  type WebhookDeliveryDetails,
} from "#contract/webhooks/admin-webhooks.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByKeys } from "../../database/queries/keyset-order.ts";
import { withinDays } from "../../database/queries/period.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "../../database/schema/webhook-schema.ts";
import { findAttempts, type DeliveryRow, type EventRecord } from "./repository.ts";

interface DeliveryWithEvent {
  delivery: DeliveryRow;
  event: EventRecord;
  endpoint: { id: string; url: string };
}

/**
 * The maximum number of attempts shown for a delivery. Only deliveries that were sent again by hand have
 * more.
 */
const maxAttemptsShown = 50;

const isEvent = eq(webhookEvents.id, webhookDeliveries.eventId);
const columns = {
  delivery: webhookDeliveries,
  event: webhookEvents,
  endpoint: { id: webhookEndpoints.id, url: webhookEndpoints.url },
};
const select = (queryable: Queryable) =>
  queryable
    .select(columns)
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, isEvent)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId));

/** The deliveries of an endpoint, newest first. */
export const deliveryList = keysetList(listWebhookDeliveries, () => ({
  select,
  count: (rows) => rows.from(webhookDeliveries).innerJoin(webhookEvents, isEvent),
  where: ({ endpoint, state, type, from, to, timeZone }) =>
    and(
      isUuid(endpoint) ? eq(webhookDeliveries.endpointId, endpoint) : undefined,
      state ? eq(webhookDeliveries.state, state) : undefined,
      type ? eq(webhookEvents.type, type) : undefined,
      withinDays(webhookEvents.createdAt, { from, to, timeZone }),
    ),
  order: () =>
    orderByKeys([[webhookDeliveries.sequence, "bigint"]], "descending", ({ delivery }: DeliveryWithEvent) => [
      delivery.sequence.toString(),
    ]),
  view: (rows) => rows.map(toDelivery),
}));

/** Returns a delivery with its body and attempts; undefined if it doesn't exist. */
export async function findDelivery(
  queryable: Queryable,
  id: string,
): Promise<WebhookDeliveryDetails | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await select(queryable).where(eq(webhookDeliveries.id, id));
  if (!row) return undefined;
  const attempts = await findAttempts(queryable, id, maxAttemptsShown);
  return {
    ...toDelivery(row),
    body: row.event.body,
    attempted: attempts.map(({ at, id: attemptId, url, milliseconds, status, failure, headers, answer }) => ({
      id: attemptId,
      url,
      milliseconds,
      status,
      failure,
      headers,
      answer,
      at: at.toISOString(),
    })),
  };
}

function toDelivery({ delivery, event, endpoint }: DeliveryWithEvent): WebhookDelivery {
  const { id, state, attempts, lastAttemptAt, lastStatus, dueAt } = delivery;
  const { id: eventId, type, objectId, isTest, createdAt } = event;
  return {
    id,
    endpoint,
    state,
    attempts,
    lastStatus,
    event: { id: eventId, type, objectId, isTest, createdAt: createdAt.toISOString() },
    lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
    dueAt: state === "pending" ? dueAt.toISOString() : null,
  };
}
