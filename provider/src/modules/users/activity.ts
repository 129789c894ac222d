import { and, count, eq, inArray, max, sql } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { withdrawals } from "../../database/schema/schema.ts";
import { sessions } from "../../database/schema/session-schema.ts";

/** Returns the number and sum of payouts to each of these members. */
export async function sumPayouts(queryable: Queryable, userIds: string[], currency: string) {
  const rows = await queryable
    .select({
      userId: withdrawals.userId,
      count: count(),
      amount: sql<bigint>`sum(${withdrawals.amount})::text`.mapWith(BigInt),
    })
    .from(withdrawals)
    .where(
      and(
        inArray(withdrawals.userId, userIds),
        eq(withdrawals.currency, currency),
        eq(withdrawals.state, "paid"),
      ),
    )
    .groupBy(withdrawals.userId);
  return new Map(rows.map(({ userId, ...paid }) => [userId, paid]));
}

/** Returns when each of these users last used a session, within the period for which sessions are stored. */
export async function findLastSeen(queryable: Queryable, userIds: string[]) {
  const rows = await queryable
    .select({ userId: sessions.userId, at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(inArray(sessions.userId, userIds))
    .groupBy(sessions.userId);
  return new Map(rows.map(({ userId, at }) => [userId, at]));
}
