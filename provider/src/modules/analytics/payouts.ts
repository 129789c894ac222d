import { and, count, eq, gte, lt, sql } from "drizzle-orm";
import type { Analytics } from "#contract/admin-analytics.ts";
import type { Queryable } from "../../database/connection.ts";
import { withdrawals } from "../../database/schema.ts";
import type { Range } from "../overview/period.ts";

/** The withdrawals paid in a stretch of time: how many, how much (minor units), and how long members waited. */
export async function findPayouts(
  queryable: Queryable,
  { start, until }: Range,
  currency: string,
): Promise<{ count: number; amount: bigint; times: Analytics["payoutTimes"] }> {
  const waited = sql`extract(epoch from ${withdrawals.settledAt} - ${withdrawals.requestedAt})`;
  const within = (share: number) =>
    sql<number>`coalesce(round(percentile_cont(${share}::float8) within group (order by ${waited})), 0)::int`;
  const [paid] = await queryable
    .select({
      count: count(),
      amount: sql<bigint>`coalesce(sum(${withdrawals.amount}), 0)::text`.mapWith(BigInt),
      p50: within(0.5),
      p95: within(0.95),
    })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.state, "paid"),
        eq(withdrawals.currency, currency),
        gte(withdrawals.settledAt, start),
        lt(withdrawals.settledAt, until),
      ),
    );
  const { p50, p95, ...sums } = paid!;
  return { ...sums, times: sums.count > 0 ? { count: sums.count, p50, p95 } : null };
}
