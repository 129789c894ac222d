import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import {
  replayWebhookEvents,
  resendWebhookDelivery,
  testWebhookEndpoint,
  type WebhookDelivery,
} from "#contract/webhooks/admin-webhooks.ts";
import { events, type EventType } from "#contract/webhooks/events.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { webhookDeliveries, webhookEvents } from "../../database/schema/webhook-schema.ts";
import { notFound } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { logEndpointChange } from "./change.ts";
import { findDelivery } from "./deliveries.ts";
import { eventRow, type NewEvent } from "./emit.ts";
import { lockEndpoint } from "./repository.ts";

/**
 * Makes a delivery due immediately and resets its attempts. The id stays the same. @throws Problem 404; and as
 * `once` does
 */
export function resend(app: FastifyInstance, request: FastifyRequest, id: string): Promise<WebhookDelivery> {
  return adminAction(app, request, {
    async lock({ tx }) {
      if (!isUuid(id)) return undefined;
      const [row] = await tx
        .select({ endpointId: webhookDeliveries.endpointId, eventId: webhookDeliveries.eventId })
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.id, id));
      const endpoint = row && (await lockEndpoint(tx, row.endpointId));
      return endpoint && { endpoint, eventId: row.eventId };
    },
    once: () => ({
      route: `POST /v1/admin/webhook-deliveries/${id}/resend`,
      key: idempotencyKeyIfAny(request),
      body: null,
      response: resendWebhookDelivery.data,
    }),
    async run(action, { endpoint, eventId }) {
      const { tx, at } = action;
      await tx
        .update(webhookDeliveries)
        .set({ state: "pending", attempts: 0, dueAt: at, lease: null, leaseEndsAt: null })
        .where(eq(webhookDeliveries.id, id));
      await logEndpointChange(action, "webhook.resend", endpoint, {
        before: null,
        after: { event: eventId },
      });
      return (await findDelivery(tx, id)) ?? Promise.reject(notFound());
    },
  });
}

/**
 * Sends an event's example once, marked as a test, also to a paused or disabled endpoint. @throws Problem 404
 */
export function sendTest(
  app: FastifyInstance,
  request: FastifyRequest,
  endpointId: string,
  { type }: z.output<typeof testWebhookEndpoint.body>,
): Promise<{ delivery: string }> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockEndpoint(tx, endpointId),
    once: () => ({
      route: `POST /v1/admin/webhook-endpoints/${endpointId}/test`,
      key: idempotencyKeyIfAny(request),
      body: { type },
      response: testWebhookEndpoint.data,
    }),
    async run(action, endpoint) {
      const { tx, at } = action;
      const id = randomUUID();
      // The test event has its own object id, so that it doesn't wait for other events.
      const row = eventRow(exampleOf(type, `test-${id}`), at, true);
      const [event] = await tx
        .insert(webhookEvents)
        .values({
          id: row.id,
          type,
          objectId: row.object_id,
          body: row.body,
          isTest: true,
          createdAt: at,
        })
        .returning();
      const { sequence, objectId, id: eventId } = event!;
      await tx
        .insert(webhookDeliveries)
        .values({ id, endpointId, eventId, sequence, objectId, dueAt: at, createdAt: at });
      await logEndpointChange(action, "webhook.test", endpoint, { before: null, after: { type } });
      return { delivery: id };
    },
  });
}

function exampleOf(type: EventType, objectId: string): NewEvent {
  return { type, objectId, data: events[type].example } as NewEvent;
}

/**
 * Queues the events of a period again, with the same ids: all events that the endpoint subscribes to, or
 * those that weren't delivered. Returns their number. @throws Problem 404; and as `once` does
 */
export function replayDeliveries(
  app: FastifyInstance,
  request: FastifyRequest,
  endpointId: string,
  body: z.output<typeof replayWebhookEvents.body>,
): Promise<{ count: number }> {
  const { from, to, which } = body;
  return adminAction(app, request, {
    lock: ({ tx }) => lockEndpoint(tx, endpointId),
    once: () => ({
      route: `POST /v1/admin/webhook-endpoints/${endpointId}/replay`,
      key: idempotencyKeyIfAny(request),
      body,
      response: replayWebhookEvents.data,
    }),
    async run(action, endpoint) {
      const { tx, at } = action;
      const now = sql`${at.toISOString()}::timestamptz`;
      const queued = (await tx.execute(sql`
        insert into webhook_deliveries as delivery
          (id, endpoint_id, event_id, sequence, object_id, due_at, created_at)
        select gen_random_uuid(), endpoint.id, event.id, event.sequence, event.object_id, ${now}, ${now}
        from webhook_events event join webhook_endpoints endpoint on endpoint.id = ${endpointId}
          and (endpoint.event_types is null or event.type = any (endpoint.event_types))
        where event.created_at >= ${from}::timestamptz and event.created_at < ${to}::timestamptz
          and not event.is_test
        order by event.sequence
        on conflict (event_id, endpoint_id) do update
          set state = 'pending', attempts = 0, due_at = ${now}, lease = null, lease_ends_at = null
          where delivery.state = 'failed' or (delivery.state = 'delivered' and ${which === "all"})
        returning delivery.id`)) as { rows: unknown[] };
      const count = queued.rows.length;
      await logEndpointChange(action, "webhook.replay", endpoint, {
        before: null,
        after: { from, to, which, count },
      });
      return { count };
    },
  });
}
