import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { withdrawals } from "../../database/schema/schema.ts";
import type { Periods } from "./period.ts";

/** Sums the withdrawals paid in a period and in the previous one, in minor units. */
export async function findPaid(
  queryable: Queryable,
  { range, previous }: Pick<Periods, "range" | "previous">,
  currency: string,
): Promise<{ current: bigint; previous: bigint }> {
  const sum = (where: ReturnType<typeof sql>) =>
    sql<bigint>`coalesce(sum(${withdrawals.amount}) filter (where ${where}), 0)::text`.mapWith(BigInt);
  const [paid] = await queryable
    .select({
      current: sum(sql`${withdrawals.settledAt} >= ${range.start.toISOString()}::timestamptz`),
      previous: sum(sql`${withdrawals.settledAt} < ${previous.range.until.toISOString()}::timestamptz`),
    })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.state, "paid"),
        eq(withdrawals.currency, currency),
        gte(withdrawals.settledAt, previous.range.start),
        lt(withdrawals.settledAt, range.until),
      ),
    );
  return paid!;
}
