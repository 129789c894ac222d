import { setImmediate as endOfTurn } from "node:timers/promises";
import { and, desc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { prepared } from "../../database/engine/prepared.ts";
import { roles } from "../../database/schema/role-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { refreshTokens, sessions } from "../../database/schema/session-schema.ts";
import type { TokenSubject } from "./tokens.ts";

export type SessionRow = typeof sessions.$inferSelect;
export type RevocationReason =
  | "logout"
  | "ended"
  | "reuse"
  | "password_changed"
  | "email_changed"
  | "factor_changed"
  | "role_changed"
  | "suspended";

const liveUser = prepared((database) =>
  database
    .select({
      userId: users.id,
      sessionId: sessions.id,
      role: users.role,
      roleName: roles.name,
      roleVersion: roles.version,
      ownPermissions: roles.permissions,
      status: users.status,
      statusMessage: users.statusMessage,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      trustedAt: users.trustedAt,
      name: users.name,
      language: users.language,
      provenAt: sessions.provenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(roles, eq(roles.key, users.role))
    .where(
      and(
        eq(sessions.id, sql.placeholder("sessionId")),
        eq(users.id, sql.placeholder("userId")),
        or(
          isNull(sessions.revokedAt),
          and(eq(users.status, "suspended"), eq(sessions.revokedReason, "suspended")),
        ),
        gt(sessions.expiresAt, sql.placeholder("now")),
      ),
    )
    .prepare("live_user"),
);

type LiveUser = Awaited<ReturnType<ReturnType<typeof liveUser>["execute"]>>[number];

/** Queries of this turn of the event loop that haven't been sent yet, by database, session and user. */
const unsent = new WeakMap<Database, Map<string, Promise<LiveUser | undefined>>>();

/**
 * Returns the user of a token and the state of its session in one query, or undefined if either is gone. A
 * session ended by a suspension is found while the suspension lasts, so that its owner can be informed.
 *
 * A page's calls arrive together, so calls in the same turn of the event loop share one query. The query is
 * sent after all of them have arrived, so every call takes into account all revocations that preceded it.
 */
export function findLiveUser(
  database: Database,
  { userId, sessionId }: TokenSubject,
  now: Date,
): Promise<LiveUser | undefined> {
  const reads = unsent.get(database) ?? new Map<string, Promise<LiveUser | undefined>>();
  unsent.set(database, reads);
  const key = `${sessionId} ${userId}`;
  const shared = reads.get(key);
  if (shared) return shared;
  const query = endOfTurn().then(async () => {
    reads.delete(key);
    const [row] = await liveUser(database).execute({ userId, sessionId, now: now.toISOString() });
    return row;
  });
  reads.set(key, query);
  return query;
}

export async function insertSession(queryable: Queryable, row: typeof sessions.$inferInsert): Promise<void> {
  await queryable.insert(sessions).values(row);
}

/** Records that the user of a session has just entered the password again. */
export async function markProven(queryable: Queryable, sessionId: string, now: Date): Promise<void> {
  await queryable.update(sessions).set({ provenAt: now }).where(eq(sessions.id, sessionId));
}

export async function insertRefreshToken(
  queryable: Queryable,
  row: typeof refreshTokens.$inferInsert,
): Promise<void> {
  await queryable.insert(refreshTokens).values(row);
}

/** Lists a user's active sessions, most recently used first. */
export function listLiveSessions(queryable: Queryable, userId: string, now: Date): Promise<SessionRow[]> {
  return queryable
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

export interface Revocation {
  userId: string;
  /** Ends only this session; all of the user's if undefined. */
  sessionId?: string | undefined;
  /** Ends all sessions except this one. */
  except?: string | undefined;
  reason: RevocationReason;
  now: Date;
}

/** Ends active sessions and returns their ids. Sessions of other users aren't affected. */
export async function revokeSessions(
  queryable: Queryable,
  { userId, sessionId, except, reason, now }: Revocation,
): Promise<string[]> {
  // PostgreSQL would fail to compare a string that isn't a UUID.
  if (sessionId !== undefined && !isUuid(sessionId)) return [];
  const rows = await queryable
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        sessionId === undefined ? undefined : eq(sessions.id, sessionId),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id });
  return rows.map((row) => row.id);
}
