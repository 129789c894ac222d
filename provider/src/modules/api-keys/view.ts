import { and, desc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { ApiKey } from "#contract/api-keys/admin-api-keys.ts";
import { expiringDays, type KeyState, maxKeys } from "#contract/api-keys/key-rules.ts";
import { isPermission } from "#contract/roles/permissions.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { apiKeys, apiKeyTokens } from "../../database/schema/api-key-schema.ts";
import { roles } from "../../database/schema/role-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { isLiveKey } from "../admin-actions/lock-api-key.ts";
import { effectivePermissions, type ApiKeyRow } from "./repository.ts";

const day = 24 * 60 * 60 * 1000;
/** The maximum number of keys listed. Further ended keys are left out. */
const maxListed = 2 * maxKeys;

interface Viewer {
  userId: string;
  now: Date;
}

/** Returns the keys: first those that can be used, then those that have ended, each with the latest first. */
export function findKeyViews(queryable: Queryable, viewer: Viewer): Promise<ApiKey[]> {
  return findViews(queryable, viewer);
}

/** Returns a key; undefined if it doesn't exist. */
export async function findKeyView(
  queryable: Queryable,
  id: string,
  viewer: Viewer,
): Promise<ApiKey | undefined> {
  return isUuid(id) ? (await findViews(queryable, viewer, id))[0] : undefined;
}

async function findViews(queryable: Queryable, { userId, now }: Viewer, id?: string): Promise<ApiKey[]> {
  const rows = await queryable
    .select({
      key: apiKeys,
      creator: { id: users.id, name: users.name, status: users.status, role: users.role },
      ownPermissions: roles.permissions,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .leftJoin(roles, eq(roles.key, users.role))
    .where(id ? eq(apiKeys.id, id) : undefined)
    .orderBy(desc(sql`(${isLiveKey(now)})`), desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(maxListed);
  const tokens = await findTokens(
    queryable,
    rows.map(({ key }) => key.id),
    now,
  );
  return rows.map(({ key, creator: { status, role, ...createdBy }, ownPermissions }) => {
    const effective = status === "active" ? effectivePermissions(key.permissions, role, ownPermissions) : [];
    const state = stateOf(key, effective.length > 0, now);
    const isLive = state === "active" || state === "expiring" || state === "stopped";
    return {
      ...toView(key),
      state,
      createdBy,
      isOwn: createdBy.id === userId,
      tokens: isLive ? tokens.filter(({ keyId }) => keyId === key.id).map(({ token }) => token) : [],
    };
  });
}

function stateOf({ revokedAt, expiresAt }: ApiKeyRow, hasPermissions: boolean, now: Date): KeyState {
  if (revokedAt) return "revoked";
  if (expiresAt && expiresAt <= now) return "expired";
  if (!hasPermissions) return "stopped";
  const isExpiring = expiresAt && expiresAt.getTime() - now.getTime() <= expiringDays * day;
  return isExpiring ? "expiring" : "active";
}

function toView({ id, name, permissions, addresses, lifetimeDays, ...rest }: ApiKeyRow) {
  return {
    id,
    name,
    // Another version of the program may have stored permissions that this one lacks.
    permissions: permissions.filter(isPermission),
    addresses,
    lifetimeDays,
    expiresAt: rest.expiresAt?.toISOString() ?? null,
    createdAt: rest.createdAt.toISOString(),
    revokedAt: rest.revokedAt?.toISOString() ?? null,
    lastUsedAt: rest.lastUsedAt?.toISOString() ?? null,
    lastUsedAddress: rest.lastUsedAddress,
  };
}

async function findTokens(queryable: Queryable, ids: string[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await queryable
    .select()
    .from(apiKeyTokens)
    .where(
      and(inArray(apiKeyTokens.keyId, ids), or(isNull(apiKeyTokens.endsAt), gt(apiKeyTokens.endsAt, now))),
    )
    .orderBy(sql`${apiKeyTokens.endsAt} desc nulls first`);
  return rows.map(({ keyId, id, ending, createdAt, endsAt }) => ({
    keyId,
    token: {
      id,
      ending,
      createdAt: createdAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    },
  }));
}
