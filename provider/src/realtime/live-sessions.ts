import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { sessions, users } from "../database/schema.ts";

/** Of these sessions those that still hold, each with its user's role by now. */
export async function findLiveSessions(
  queryable: Queryable,
  sessionIds: string[],
  now: Date,
): Promise<Map<string, string>> {
  const rows = await queryable
    .select({ id: sessions.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, sessionIds),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        eq(users.status, "active"),
      ),
    );
  return new Map(rows.map((row) => [row.id, row.role]));
}
