import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
  webhookSecrets,
} from "../../database/schema/webhook-schema.ts";
import { newWebhookSecret, type WebhookSecretCipher } from "./cipher.ts";

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type EventRecord = typeof webhookEvents.$inferSelect;

/** Returns an endpoint and locks its row until the transaction ends; undefined if it doesn't exist. */
export async function lockEndpoint(tx: Transaction, id: string): Promise<EndpointRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.deletedAt)))
    .for("no key update");
  return row;
}

/** Changes an endpoint and returns it. */
export async function updateEndpoint(
  queryable: Queryable,
  id: string,
  change: Partial<EndpointRow>,
): Promise<EndpointRow> {
  const [row] = await queryable
    .update(webhookEndpoints)
    .set(change)
    .where(eq(webhookEndpoints.id, id))
    .returning();
  return row!;
}

/**
 * Creates a new secret for a locked endpoint and returns it. Previous secrets also sign until the overlap ends.
 */
export async function replaceSecret(
  tx: Transaction,
  cipher: WebhookSecretCipher,
  { endpointId, overlap, by, at }: { endpointId: string; overlap: number; by: string; at: Date },
): Promise<string> {
  const endsAt = new Date(at.getTime() + overlap);
  await tx
    .update(webhookSecrets)
    .set({ endsAt })
    .where(
      and(
        eq(webhookSecrets.endpointId, endpointId),
        or(isNull(webhookSecrets.endsAt), gt(webhookSecrets.endsAt, endsAt)),
      ),
    );
  const secret = newWebhookSecret();
  const owner = { id: randomUUID(), endpointId };
  const ciphertext = cipher.seal(secret, owner);
  await tx.insert(webhookSecrets).values({ ...owner, ciphertext, createdBy: by, createdAt: at });
  return secret;
}

/**
 * Returns the secrets that sign at a given time, the current one first. @throws if a secret can't be decrypted
 */
export async function openSecrets(
  queryable: Queryable,
  cipher: WebhookSecretCipher,
  endpointId: string,
  now: Date,
): Promise<string[]> {
  const rows = await queryable
    .select()
    .from(webhookSecrets)
    .where(
      and(
        eq(webhookSecrets.endpointId, endpointId),
        or(isNull(webhookSecrets.endsAt), gt(webhookSecrets.endsAt, now)),
      ),
    )
    .orderBy(sql`${webhookSecrets.endsAt} desc nulls first`);
  return rows.map((row) => cipher.open(row.ciphertext, row));
}

/** The milliseconds after which another process takes over a delivery. Longer than an attempt may take. */
export const leaseTime = 60_000;

/** A condition on deliveries, joined with their event and endpoint, that can be attempted now. */
const isDue = (
  now: Date,
) => sql`delivery.state = 'pending' and delivery.due_at <= ${now.toISOString()}::timestamptz
  and (delivery.lease_ends_at is null or delivery.lease_ends_at <= ${now.toISOString()}::timestamptz)
  and (event.is_test or (not endpoint.is_paused and endpoint.disabled_at is null
    and (endpoint.blocked_until is null or endpoint.blocked_until <= ${now.toISOString()}::timestamptz)))
  and not exists (
    select from webhook_deliveries earlier
    where earlier.endpoint_id = delivery.endpoint_id and earlier.object_id = delivery.object_id
      and earlier.state = 'pending' and earlier.sequence < delivery.sequence
  )`;

/** Returns the endpoints with a delivery that can be attempted now. */
export async function findDueEndpoints(queryable: Queryable, now: Date): Promise<string[]> {
  const { rows } = (await queryable.execute(sql`
    select endpoint.id from webhook_endpoints endpoint
    where endpoint.deleted_at is null and exists (
      select from webhook_deliveries delivery join webhook_events event on event.id = delivery.event_id
      where delivery.endpoint_id = endpoint.id and ${isDue(now)}
    )`)) as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

export interface TakenDelivery {
  delivery: DeliveryRow & { lease: string };
  event: EventRecord;
  endpoint: EndpointRow;
}

/**
 * Leases, for `leaseTime`, the endpoint's delivery that has been due for the longest time. Concurrent processes
 * get different deliveries. An event waits until the earlier events of its object are delivered or given up.
 * The lease counts as an attempt, because the process may crash during the attempt.
 */
export async function takeDelivery(
  queryable: Queryable,
  endpointId: string,
  now: Date,
): Promise<TakenDelivery | undefined> {
  const [delivery] = await queryable
    .update(webhookDeliveries)
    .set({
      lease: randomUUID(),
      leaseEndsAt: new Date(now.getTime() + leaseTime),
      lastAttemptAt: now,
      attempts: sql`${webhookDeliveries.attempts} + 1`,
    })
    .where(
      eq(
        webhookDeliveries.id,
        sql`(
          select delivery.id from webhook_deliveries delivery
            join webhook_events event on event.id = delivery.event_id
            join webhook_endpoints endpoint on endpoint.id = delivery.endpoint_id
          where delivery.endpoint_id = ${endpointId} and endpoint.deleted_at is null and ${isDue(now)}
          order by delivery.due_at, delivery.sequence limit 1
          for no key update of delivery skip locked
        )`,
      ),
    )
    .returning();
  if (!delivery?.lease) return undefined;
  const [row] = await queryable
    .select({ event: webhookEvents, endpoint: webhookEndpoints })
    .from(webhookEvents)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, delivery.endpointId))
    .where(eq(webhookEvents.id, delivery.eventId));
  return row && { delivery: { ...delivery, lease: delivery.lease }, ...row };
}

/** Ends a lease with a change. Returns whether this process still held it. */
export async function endLease(
  tx: Transaction,
  { id, lease }: Pick<DeliveryRow, "id" | "lease">,
  change: Partial<DeliveryRow>,
): Promise<boolean> {
  const rows = await tx
    .update(webhookDeliveries)
    .set({ ...change, lease: null, leaseEndsAt: null })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.lease, lease!)))
    .returning({ id: webhookDeliveries.id });
  return rows.length > 0;
}

/** Postpones the later events of a delivery's object, because they have to wait for the delivery. */
export async function postponeFollowing(
  tx: Transaction,
  { endpointId, objectId, sequence }: DeliveryRow,
  until: Date,
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ dueAt: until })
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.objectId, objectId),
        eq(webhookDeliveries.state, "pending"),
        gt(webhookDeliveries.sequence, sequence),
        lt(webhookDeliveries.dueAt, until),
      ),
    );
}

/** Returns the attempts of a delivery, the latest first. */
export function findAttempts(queryable: Queryable, deliveryId: string, atMost: number) {
  return queryable
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, deliveryId))
    .orderBy(desc(webhookAttempts.at), asc(webhookAttempts.id))
    .limit(atMost);
}

/** Deletes events before a given time with their deliveries and attempts, including undelivered events. */
export async function pruneEvents(queryable: Queryable, before: Date): Promise<void> {
  await queryable.delete(webhookEvents).where(lt(webhookEvents.createdAt, before));
}
