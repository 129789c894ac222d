import { and, inArray, isNotNull, lt, or } from "drizzle-orm";
import type { Database } from "../../database/engine/connection.ts";
import { refreshTokens, sessions } from "../../database/schema/session-schema.ts";

const day = 24 * 60 * 60 * 1000;
// Ended sessions are stored because they show which networks an account is used from.
const sessionRetention = 90 * day;
// Long enough to detect the reuse of a stolen token, short enough that long sessions don't accumulate many
// tokens.
const tokenRetention = 30 * day;

/** Deletes sessions that ended and tokens that were used long ago. Returns the number of deleted sessions. */
export async function pruneSessions(database: Database, now: Date): Promise<number> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await database
    .delete(refreshTokens)
    .where(
      and(isNotNull(refreshTokens.successorUsedAt), lt(refreshTokens.successorUsedAt, ago(tokenRetention))),
    );
  const isEnded = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(lt(sessions.expiresAt, ago(sessionRetention)), lt(sessions.revokedAt, ago(sessionRetention))));
  const deleted = await database
    .delete(sessions)
    .where(inArray(sessions.id, isEnded))
    .returning({ id: sessions.id });
  return deleted.length;
}
