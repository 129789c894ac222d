import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { keyPermissions } from "#contract/api-keys/key-rules.ts";
import type { Permission } from "#contract/roles/permissions.ts";
import type { Database, Queryable, Transaction } from "../../database/engine/connection.ts";
import { prepared } from "../../database/engine/prepared.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { apiKeys, apiKeyTokens } from "../../database/schema/api-key-schema.ts";
import { roles } from "../../database/schema/role-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { isLiveKey } from "../admin-actions/lock-api-key.ts";
import { permissionsOfRole } from "../permissions/role-permissions.ts";
import { hashOfToken } from "../sessions/tokens.ts";
import { endingOf, newKeyToken } from "./token.ts";

export type ApiKeyRow = typeof apiKeys.$inferSelect;

const minute = 60_000;

/** Returns a key's effective permissions: those that its creator still has. */
export function effectivePermissions(
  granted: readonly Permission[],
  role: string,
  ownPermissions: readonly string[] | null,
): Permission[] {
  const creatorPermissions = permissionsOfRole(role, ownPermissions);
  return keyPermissions.filter((one) => granted.includes(one) && creatorPermissions.includes(one));
}

const keyOfHash = prepared((database) =>
  database
    .select({
      key: apiKeys,
      userId: users.id,
      role: users.role,
      roleName: roles.name,
      roleVersion: roles.version,
      ownPermissions: roles.permissions,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      trustedAt: users.trustedAt,
      name: users.name,
      language: users.language,
    })
    .from(apiKeyTokens)
    .innerJoin(apiKeys, eq(apiKeys.id, apiKeyTokens.keyId))
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .leftJoin(roles, eq(roles.key, users.role))
    .where(
      and(
        eq(apiKeyTokens.hash, sql.placeholder("hash")),
        or(isNull(apiKeyTokens.endsAt), gt(apiKeyTokens.endsAt, sql.placeholder("now"))),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql.placeholder("now"))),
        eq(users.status, "active"),
      ),
    )
    .prepare("api_key_of_hash"),
);

/**
 * Returns the key of a token with its creator in one query; undefined if the token is unknown or no longer works, or if
 * the creator is suspended.
 */
export async function findKeyOfToken(database: Database, token: string, now: Date) {
  const [row] = await keyOfHash(database).execute({ hash: hashOfToken(token), now: now.toISOString() });
  return row;
}

/** Records a key's use, at most once a minute. Skipped while another transaction has locked the key. */
export async function recordUse(
  database: Database,
  { id, lastUsedAt }: ApiKeyRow,
  { now, address }: { now: Date; address: string },
): Promise<void> {
  const latest = new Date(now.getTime() - minute);
  if (lastUsedAt && lastUsedAt > latest) return;
  const stale = database
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, latest))))
    .for("no key update", { skipLocked: true });
  await database
    .update(apiKeys)
    .set({ lastUsedAt: now, lastUsedAddress: address })
    .where(inArray(apiKeys.id, stale));
}

/** Returns a key and locks it until the transaction ends; undefined if it doesn't exist. */
export async function lockKey(tx: Transaction, id: string): Promise<ApiKeyRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(apiKeys).where(eq(apiKeys.id, id)).for("no key update");
  return row;
}

/**
 * Revokes each of a user's keys that has a token created after `since`, or all of the user's keys if `since` is
 * `null`. Returns the revoked keys.
 */
export function revokeKeysSince(
  tx: Transaction,
  userId: string,
  { since, at }: { since: Date | null; at: Date },
): Promise<ApiKeyRow[]> {
  const recent = tx
    .select({ id: apiKeyTokens.keyId })
    .from(apiKeyTokens)
    .where(since ? gt(apiKeyTokens.createdAt, since) : undefined);
  return tx
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(eq(apiKeys.createdBy, userId), isLiveKey(at), inArray(apiKeys.id, recent)))
    .returning();
}

/** Returns the number of keys that are neither revoked nor expired. */
export function countLiveKeys(queryable: Queryable, now: Date): Promise<number> {
  return queryable.$count(apiKeys, isLiveKey(now));
}

/** Creates the token of a new or locked key and returns it. The previous ones end at `previousEnd`. */
export async function replaceToken(
  tx: Transaction,
  { keyId, previousEnd, at }: { keyId: string; previousEnd: Date; at: Date },
): Promise<string> {
  await tx
    .update(apiKeyTokens)
    .set({ endsAt: previousEnd })
    .where(
      and(
        eq(apiKeyTokens.keyId, keyId),
        or(isNull(apiKeyTokens.endsAt), gt(apiKeyTokens.endsAt, previousEnd)),
      ),
    );
  const token = newKeyToken();
  await tx
    .insert(apiKeyTokens)
    .values({ hash: hashOfToken(token), id: randomUUID(), keyId, ending: endingOf(token), createdAt: at });
  return token;
}
