import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  type ApiKey,
  type createApiKey,
  getApiKey,
  type rotateApiKey,
} from "#contract/api-keys/admin-api-keys.ts";
import { keyPermissions, maxKeys } from "#contract/api-keys/key-rules.ts";
import { withReadPermissions } from "#contract/roles/permissions.ts";
import { lockOwner, lockOwnerOfSession } from "../../database/queries/second-factors-of.ts";
import { apiKeys } from "../../database/schema/api-key-schema.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { originOf } from "../../request-origin.ts";
import { adminAction, type AdminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny, idempotencyKeyOf } from "../idempotency/once.ts";
import { notifySecurityEvent } from "../second-factor/notify-security-event.ts";
import { countLiveKeys, lockKey, replaceToken, type ApiKeyRow } from "./repository.ts";
import { findKeyView } from "./view.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const apiKeySchema = getApiKey.data;
/** The saved answer for repeated submissions: everything except the token. */
const storedResponse = z.object({ apiKey: apiKeySchema });
type WithToken = z.output<typeof createApiKey.data>;

/**
 * Creates a key and returns it with its token. The token is neither logged nor saved: if the submission is
 * repeated, it is `null`. @throws Problem 403 `api_key_beyond_own`; 409 `api_key_limit`; and as `lockOwnerOfSession`
 * and `once` do
 */
export async function createKey(
  app: FastifyInstance,
  request: FastifyRequest,
  body: z.output<typeof createApiKey.body>,
): Promise<WithToken> {
  const { permissions: held, userId, sessionId } = identityOf(request);
  const permissions = withReadPermissions(body.permissions);
  if (!permissions.every((one) => held.includes(one) && keyPermissions.includes(one)))
    throw new Problem(403, "api_key_beyond_own");
  const idempotencyKey = idempotencyKeyOf(request);
  let token: string | null = null;
  const stored = await adminAction(app, request, {
    lock: ({ tx }) => lockOwnerOfSession(tx, { userId, sessionId }),
    once: () => ({ route: "POST /v1/admin/api-keys", key: idempotencyKey, body, response: storedResponse }),
    async run(action) {
      const { tx, at, admin } = action;
      if ((await countLiveKeys(tx, at)) >= maxKeys) throw new Problem(409, "api_key_limit");
      const { name, addresses, lifetimeDays } = body;
      const [created] = await tx
        .insert(apiKeys)
        .values({
          id: randomUUID(),
          name,
          permissions,
          addresses,
          lifetimeDays,
          expiresAt: endOf(lifetimeDays, at),
          createdBy: admin.userId,
          createdAt: at,
        })
        .returning();
      token = await replaceToken(tx, { keyId: created!.id, previousEnd: at, at });
      await notifyCreator(action, app);
      const after = { name, permissions, addresses, lifetimeDays: lifetimeDays ?? "none" };
      await record(action, "api-key.create", created!, { before: null, after });
      return { apiKey: await viewOf(action, created!.id) };
    },
  });
  return { ...stored, token };
}

/**
 * Replaces the token of one of the caller's keys and returns the new one, as `create` does. Other admins
 * can't do this, because the token acts for the key's creator. @throws Problem 404; 403 `api_key_of_other`;
 * 409 `api_key_ended`, `secret_already_rotated`; and as `lockOwnerOfSession` and `once` do
 */
export async function rotateKey(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  body: z.output<typeof rotateApiKey.body>,
): Promise<WithToken> {
  const idempotencyKey = idempotencyKeyIfAny(request);
  const { userId, sessionId } = identityOf(request);
  let token: string | null = null;
  const stored = await adminAction(app, request, {
    async lock({ tx }) {
      await lockOwnerOfSession(tx, { userId, sessionId });
      return lockKey(tx, id);
    },
    check({ admin }, { createdBy }) {
      if (createdBy !== admin.userId) throw new Problem(403, "api_key_of_other");
    },
    once: () => ({
      route: `POST /v1/admin/api-keys/${id}/rotate`,
      key: idempotencyKey,
      body,
      response: storedResponse,
    }),
    async run(action, key) {
      const { tx, at } = action;
      const { tokens, createdBy } = await viewOf(action, id);
      const [current] = tokens;
      if (!current) throw new Problem(409, "api_key_ended");
      if (current.id !== body.replaces)
        throw new Problem(409, "secret_already_rotated", { details: { name: createdBy.name } });
      const { overlapHours } = body;
      const overlapEnd = at.getTime() + overlapHours * hour;
      // Rotating never extends the lifetime of the previous tokens, even if the new token lives longer.
      const previousEnd = new Date(Math.min(overlapEnd, key.expiresAt?.getTime() ?? overlapEnd));
      token = await replaceToken(tx, { keyId: id, previousEnd, at });
      await tx
        .update(apiKeys)
        .set({ expiresAt: endOf(key.lifetimeDays, at) })
        .where(eq(apiKeys.id, id));
      await notifyCreator(action, app);
      await record(action, "api-key.rotate", key, { before: null, after: { overlapHours } });
      return { apiKey: await viewOf(action, id) };
    },
  });
  return { ...stored, token };
}

/**
 * Revokes a key, so that requests with it are refused. Does nothing if it is already revoked. @throws Problem
 * 404
 */
export function revokeKey(app: FastifyInstance, request: FastifyRequest, id: string): Promise<ApiKey> {
  return adminAction(app, request, {
    async lock({ tx, admin }) {
      // Locks in the same order as an account recovery: the account before its keys.
      await lockOwner(tx, admin.userId);
      return lockKey(tx, id);
    },
    once: () => ({
      route: `POST /v1/admin/api-keys/${id}/revoke`,
      key: idempotencyKeyIfAny(request),
      body: null,
      response: apiKeySchema,
    }),
    async run(action, key) {
      if (key.revokedAt === null) {
        await action.tx.update(apiKeys).set({ revokedAt: action.at }).where(eq(apiKeys.id, id));
        await record(action, "api-key.revoke", key, { before: null, after: null });
      }
      return viewOf(action, id);
    },
  });
}

/** Notifies the creator of a new token, because programs with it act in their name. */
function notifyCreator(action: AdminAction, app: FastifyInstance): Promise<void> {
  const { at, admin, request } = action;
  const { userId } = admin;
  return notifySecurityEvent(action, app, { userId, kind: "api_key_issued", at, origin: originOf(request) });
}

function endOf(lifetimeDays: number | null, at: Date): Date | null {
  return lifetimeDays === null ? null : new Date(at.getTime() + lifetimeDays * day);
}

function record(
  { log }: AdminAction,
  action: Parameters<AdminAction["log"]>[0]["action"],
  { id, name }: ApiKeyRow,
  values: Pick<Parameters<AdminAction["log"]>[0], "before" | "after">,
): Promise<void> {
  return log({ action, object: { type: "api-key", id, label: name }, ...values });
}

async function viewOf({ tx, at, admin }: AdminAction, id: string): Promise<ApiKey> {
  return (await findKeyView(tx, id, { userId: admin.userId, now: at })) ?? Promise.reject(notFound());
}
