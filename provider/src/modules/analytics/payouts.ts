import { and, count, eq, gte, lt, sql } from "drizzle-orm";
import type { Analytics } from "#contract/analytics/admin-analytics.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { withdrawals } from "../../database/schema/schema.ts";
import type { Range } from "../overview/period.ts";

/** Returns the withdrawals paid in a period: number, amount (minor units), and waiting times. */
export async function findPayouts(
  queryable: Queryable,
  { start, until }: Range,
  currency: string,
): Promise<{ count: number; amount: bigint; times: Analytics["payoutTimes"] }> {
  const waited = sql`date_part('epoch', ${withdrawals.settledAt} - ${withdrawals.requestedAt})`;
  const shares = sql`array[0.5, 0.95]::float8[]`;
  const [paid] = await queryable
    .select({
      count: count(),
      amount: sql<bigint>`coalesce(sum(${withdrawals.amount}), 0)::text`.mapWith(BigInt),
      // Both percentiles in one expression, so that rows are sorted once.
      waits: sql<number[] | null>`percentile_cont(${shares}) within group (order by ${waited})`,
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
  const { waits, ...sums } = paid!;
  const [p50, p95] = (waits ?? []).map(Math.round);
  return { ...sums, times: p50 === undefined || p95 === undefined ? null : { count: sums.count, p50, p95 } };
}
