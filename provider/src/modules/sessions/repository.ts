import { and, desc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../database/connection.ts";
import { isUuid } from "../../database/identifiers.ts";
import { prepared } from "../../database/prepared.ts";
import { roles } from "../../database/role-schema.ts";
import { users } from "../../database/schema.ts";
import { refreshTokens, sessions } from "../../database/session-schema.ts";
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
      statusTold: users.statusTold,
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

/**
 * The user behind a token and the state of the login it belongs to, in one query; undefined when either is gone.
 * A login that a suspension ended is found as long as that lasts, so that its owner can be told.
 */
export async function findLiveUser(database: Database, { userId, sessionId }: TokenSubject, now: Date) {
  const [row] = await liveUser(database).execute({ userId, sessionId, now: now.toISOString() });
  return row;
}

export async function insertSession(queryable: Queryable, row: typeof sessions.$inferInsert): Promise<void> {
  await queryable.insert(sessions).values(row);
}

/** Notes that the user of a login just gave the password again. */
export async function markProven(queryable: Queryable, sessionId: string, now: Date): Promise<void> {
  await queryable.update(sessions).set({ provenAt: now }).where(eq(sessions.id, sessionId));
}

export async function insertRefreshToken(
  queryable: Queryable,
  row: typeof refreshTokens.$inferInsert,
): Promise<void> {
  await queryable.insert(refreshTokens).values(row);
}

/** A user's logins that still hold, the last used first. */
export function listLiveSessions(queryable: Queryable, userId: string, now: Date): Promise<SessionRow[]> {
  return queryable
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

export interface Revocation {
  userId: string;
  /** This session only; all of the user's otherwise. */
  sessionId?: string | undefined;
  /** All but this one. */
  except?: string | undefined;
  reason: RevocationReason;
  now: Date;
}

/** Ends logins that still hold and returns their ids; none when they are another user's. */
export async function revoke(
  queryable: Queryable,
  { userId, sessionId, except, reason, now }: Revocation,
): Promise<string[]> {
  // What is no id of a session names none, and PostgreSQL would not compare it.
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
