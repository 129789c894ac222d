import { randomUUID } from "node:crypto";
import { isNull } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  type changeWebhookEndpoint,
  type createWebhookEndpoint,
  getWebhookEndpoint,
  type rotateWebhookSecret,
  type WebhookEndpoint,
} from "#contract/webhooks/admin-webhooks.ts";
import { maxEndpoints } from "#contract/webhooks/webhook-states.ts";
import { webhookEndpoints } from "../../database/schema/webhook-schema.ts";
import { notFound, Problem, VersionConflict } from "../../problem.ts";
import { adminAction, type AdminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny, idempotencyKeyOf } from "../idempotency/once.ts";
import { lockEndpoint, replaceSecret, updateEndpoint, type EndpointRow } from "./repository.ts";
import { createWebhookSecretCipher } from "./cipher.ts";
import { readTargetUrl } from "./target-url.ts";
import { findEndpointView } from "./view.ts";

const hour = 60 * 60 * 1000;
const endpointSchema = getWebhookEndpoint.data;
/** The saved answer for repeated submissions: everything except the secret. */
const storedResponse = z.object({ endpoint: endpointSchema });
type WithSecret = z.output<typeof createWebhookEndpoint.data>;

/**
 * Creates an endpoint and returns it with its secret. The secret is neither logged nor saved: if the
 * submission is repeated, it is `null`. @throws Problem as `readTargetUrl` and `once` do; 409 `webhook_limit`
 */
export async function createEndpoint(
  app: FastifyInstance,
  request: FastifyRequest,
  body: z.output<typeof createWebhookEndpoint.body>,
): Promise<WithSecret> {
  const url = readTargetUrl(body.url, app.environment);
  const idempotencyKey = idempotencyKeyOf(request);
  let secret: string | null = null;
  const stored = await adminAction(app, request, {
    once: () => ({
      route: "POST /v1/admin/webhook-endpoints",
      key: idempotencyKey,
      body,
      response: storedResponse,
    }),
    async run(action) {
      const { tx, at, admin } = action;
      const endpointCount = await tx.$count(webhookEndpoints, isNull(webhookEndpoints.deletedAt));
      if (endpointCount >= maxEndpoints) throw new Problem(409, "webhook_limit");
      const id = randomUUID();
      const { description, eventTypes } = body;
      const settings = { id, url, description, eventTypes };
      const by = admin.userId;
      const [created] = await tx
        .insert(webhookEndpoints)
        .values({ ...settings, createdBy: by, createdAt: at })
        .returning();
      secret = await replaceSecret(tx, cipherOf(app), { endpointId: id, overlap: 0, by, at });
      await logEndpointChange(action, "webhook.create", created!, {
        before: null,
        after: loggedFields(created!),
      });
      return { endpoint: await viewOf(action, id) };
    },
  });
  return { ...stored, secret };
}

/** Changes an endpoint. @throws Problem 404; 409 `webhook_changed`; and as `readTargetUrl` does */
export function changeEndpoint(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { version, ...settings }: z.output<typeof changeWebhookEndpoint.body>,
): Promise<WebhookEndpoint> {
  const url = readTargetUrl(settings.url, app.environment);
  return adminAction(app, request, {
    lock: ({ tx }) => lockEndpoint(tx, id),
    async run(action, before) {
      if (before.version !== version) throw new VersionConflict("webhook_changed");
      const after = await updateEndpoint(action.tx, id, { ...settings, url, version: version + 1 });
      await logEndpointChange(action, "webhook.change", after, {
        before: loggedFields(before),
        after: loggedFields(after),
      });
      return viewOf(action, id);
    },
  });
}

/**
 * Replaces an endpoint's secret and returns the new one, as `create` does.
 * @throws Problem 404; 409 `secret_already_rotated`; and as `once` does
 */
export async function rotateEndpointSecret(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  body: z.output<typeof rotateWebhookSecret.body>,
): Promise<WithSecret> {
  const idempotencyKey = idempotencyKeyIfAny(request);
  let secret: string | null = null;
  const stored = await adminAction(app, request, {
    lock: ({ tx }) => lockEndpoint(tx, id),
    once: () => ({
      route: `POST /v1/admin/webhook-endpoints/${id}/rotate-secret`,
      key: idempotencyKey,
      body,
      response: storedResponse,
    }),
    async run(action, endpoint) {
      const { tx, at, admin } = action;
      const { overlapHours } = body;
      const [current] = (await viewOf(action, id)).secrets;
      if (current && current.id !== body.replaces)
        throw new Problem(409, "secret_already_rotated", { details: { name: current.createdBy.name } });
      const rotation = { endpointId: id, overlap: overlapHours * hour, by: admin.userId, at };
      secret = await replaceSecret(tx, cipherOf(app), rotation);
      await logEndpointChange(action, "webhook.rotate-secret", endpoint, {
        before: null,
        after: { overlapHours },
      });
      return { endpoint: await viewOf(action, id) };
    },
  });
  return { ...stored, secret };
}

/** Pauses an endpoint: its events are stored and sent later. @throws Problem 404 */
export function pauseEndpoint(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<WebhookEndpoint> {
  return setPaused(app, request, id, true);
}

/** Resumes a paused or disabled endpoint. Stored events are due immediately. @throws Problem 404 */
export function resumeEndpoint(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<WebhookEndpoint> {
  return setPaused(app, request, id, false);
}

function setPaused(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  isPaused: boolean,
): Promise<WebhookEndpoint> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockEndpoint(tx, id),
    once: () => ({
      route: `POST /v1/admin/webhook-endpoints/${id}/${isPaused ? "pause" : "resume"}`,
      key: idempotencyKeyIfAny(request),
      body: null,
      response: endpointSchema,
    }),
    async run(action, before) {
      const after = await updateEndpoint(action.tx, id, {
        isPaused,
        ...(!isPaused && {
          disabledAt: null,
          disabledReason: null,
          blockedUntil: null,
          failures: 0,
          failingSince: null,
          notifiedAt: null,
        }),
      });
      await logEndpointChange(action, isPaused ? "webhook.pause" : "webhook.resume", after, {
        before: { isPaused: before.isPaused, disabledReason: before.disabledReason },
        after: { isPaused, disabledReason: after.disabledReason },
      });
      return viewOf(action, id);
    },
  });
}

/** Deletes an endpoint. @throws Problem 404 */
export async function deleteEndpoint(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<null> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockEndpoint(tx, id),
    async run(action, endpoint) {
      await updateEndpoint(action.tx, id, { deletedAt: action.at });
      await logEndpointChange(action, "webhook.delete", endpoint, {
        before: loggedFields(endpoint),
        after: null,
      });
      return null;
    },
  });
}

/** Adds a change of an endpoint to the activity log. */
export function logEndpointChange(
  { log }: AdminAction,
  action: Parameters<AdminAction["log"]>[0]["action"],
  { id, url }: EndpointRow,
  values: Pick<Parameters<AdminAction["log"]>[0], "before" | "after">,
): Promise<void> {
  return log({ action, object: { type: "webhook", id, label: new URL(url).host }, ...values });
}

function loggedFields({ url, description, eventTypes }: EndpointRow): Record<string, unknown> {
  return { url, description, eventTypes: eventTypes ?? "all" };
}

function cipherOf({ environment }: FastifyInstance) {
  return createWebhookSecretCipher(environment.PAYOUT_KEY);
}

async function viewOf({ tx, at }: AdminAction, id: string): Promise<WebhookEndpoint> {
  return (await findEndpointView(tx, id, at)) ?? Promise.reject(notFound());
}
