import { and, inArray, isNotNull, lt, or } from "drizzle-orm";
import type { Database } from "../../database/connection.ts";
import { refreshTokens, sessions } from "../../database/session-schema.ts";

const day = 24 * 60 * 60 * 1000;
// Logins that are over still tell which addresses an account is used from.
const keepSessions = 90 * day;
// Long enough to catch a stolen token's reuse, short enough that a login kept for years stays small.
const keepSpentTokens = 30 * day;

/** Removes logins that ended long ago, and tokens spent long ago. Returns how many sessions went. */
export async function pruneSessions(database: Database, now: Date): Promise<number> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await database
    .delete(refreshTokens)
    .where(
      and(isNotNull(refreshTokens.successorUsedAt), lt(refreshTokens.successorUsedAt, ago(keepSpentTokens))),
    );
  const over = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(lt(sessions.expiresAt, ago(keepSessions)), lt(sessions.revokedAt, ago(keepSessions))));
  const gone = await database
    .delete(sessions)
    .where(inArray(sessions.id, over))
    .returning({ id: sessions.id });
  return gone.length;
}
