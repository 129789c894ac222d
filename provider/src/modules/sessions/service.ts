import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { TokenPair } from "#contract/accounts/auth.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import type { users } from "../../database/schema/schema.ts";
import { extensionCodes } from "../../database/schema/session-schema.ts";
import { inTransaction, type UnitOfWork } from "../../database/engine/unit-of-work.ts";
import type { Origin } from "../../request-origin.ts";
import { insertRefreshToken, insertSession, revokeSessions, type Revocation } from "./repository.ts";
import { firstRefreshToken, hashOfToken } from "./tokens.ts";

const day = 24 * 60 * 60 * 1000;

const idleLifetime = 30 * day;
// The maximum lifetime of a session, even if it is used all the time, because it may have been stolen. Staff
// sessions end after half a day.
const maxLifetime = { member: 90 * day, staff: day / 2 } as const;

/**
 * Returns when a session used at `now` ends: 30 days later unless it is used again, but at most 90 days (for
 * staff 12 hours) after it began.
 */
export function sessionEnd(now: Date, { createdAt, role }: { createdAt: Date; role: string }): Date {
  const longest = role === "member" ? maxLifetime.member : maxLifetime.staff;
  return new Date(Math.min(now.getTime() + idleLifetime, createdAt.getTime() + longest));
}

/**
 * Opens a session: creates a family of refresh tokens and its first pair. `isProven` is whether the password
 * or a passkey was given.
 */
export async function openSession(
  app: Pick<FastifyInstance, "clock" | "tokens">,
  tx: Transaction,
  { id: userId, role }: Pick<typeof users.$inferSelect, "id" | "role">,
  origin: Origin,
  { sessionId = crypto.randomUUID(), isProven = true }: { sessionId?: string; isProven?: boolean } = {},
): Promise<TokenPair> {
  const now = app.clock();
  const refreshToken = firstRefreshToken();
  await insertSession(tx, {
    id: sessionId,
    userId,
    createdAt: now,
    lastSeenAt: now,
    provenAt: isProven ? now : new Date(0),
    expiresAt: sessionEnd(now, { createdAt: now, role }),
    ...origin,
  });
  await insertRefreshToken(tx, { hash: hashOfToken(refreshToken), sessionId, createdAt: now });
  return {
    access_token: await app.tokens.sign("api", { userId, sessionId }, now),
    refresh_token: refreshToken,
  };
}

/**
 * Ends sessions and, after the commit, their sockets. Also invalidates the user's code for connecting an
 * extension, because one of these sessions may have created it. Returns how many sessions ended: 0 if they had
 * already ended or belong to another user.
 */
export async function endSessions(
  app: Pick<FastifyInstance, "clock" | "realtime">,
  unit: UnitOfWork,
  scope: Omit<Revocation, "now">,
): Promise<number> {
  const ended = await revokeSessions(unit.tx, { ...scope, now: app.clock() });
  await unit.tx.delete(extensionCodes).where(eq(extensionCodes.userId, scope.userId));
  unit.afterCommit(() => ended.forEach((id) => app.realtime.disconnectSession(id)));
  return ended.length;
}

/** Calls `endSessions` in a transaction of its own. */
export function endSessionsNow(app: FastifyInstance, scope: Omit<Revocation, "now">): Promise<number> {
  return inTransaction(
    app.database,
    (unit) => endSessions(app, unit, scope),
    (error) => app.log.error({ err: error }, "a socket could not be ended"),
  );
}
