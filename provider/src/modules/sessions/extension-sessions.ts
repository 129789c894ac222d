import { and, eq, lt } from "drizzle-orm";
import type { Database, Queryable } from "../../database/engine/connection.ts";
import { extensionTokens, sessions } from "../../database/schema/session-schema.ts";
import { hashOfToken, type TokenSubject } from "./tokens.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/**
 * An extension that hasn't been used for this long has to connect again. After `maxLifetime` it has to
 * connect again even if it is in use.
 */
const idleLifetime = 90 * day;
const maxLifetime = 365 * day;

/** Returns the session of an extension's token, or undefined if there is none. */
export async function findExtensionSession(
  queryable: Queryable,
  token: string,
): Promise<TokenSubject | undefined> {
  const [row] = await queryable
    .select({ userId: sessions.userId, sessionId: sessions.id })
    .from(extensionTokens)
    .innerJoin(sessions, eq(sessions.id, extensionTokens.sessionId))
    .where(eq(extensionTokens.hash, hashOfToken(token)));
  return row;
}

/** Records the use of an extension's session, at most once an hour. */
export async function touchExtension(
  database: Database,
  sessionId: string,
  { now, ip }: { now: Date; ip: string },
): Promise<void> {
  const isOlder = lt(sessions.lastSeenAt, new Date(now.getTime() - hour));
  const [row] = await database
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isOlder));
  if (!row) return;
  const use = { lastSeenAt: now, expiresAt: extensionSessionEnd(row.createdAt, now), ip };
  await database.update(sessions).set(use).where(eq(sessions.id, sessionId));
}

/** Returns when the session of an extension ends if it is used at `now`. */
export function extensionSessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleLifetime, createdAt.getTime() + maxLifetime));
}
