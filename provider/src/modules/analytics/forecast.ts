import { and, count, eq, inArray, lt, sql } from "drizzle-orm";
import { dayAfter } from "#contract/overview-periods.ts";
import type { ForecastWeek } from "#contract/admin-analytics.ts";
import type { Queryable } from "../../database/connection.ts";
import { leads } from "../../database/earning-schema.ts";
import { toWire } from "../../money.ts";
import { bucketOf } from "../overview/buckets.ts";

const weeks = 8;

/** The cash back that becomes payable in each of the next eight weeks if nothing is refused. */
export async function findForecast(
  queryable: Queryable,
  now: Date,
  currency: string,
): Promise<ForecastWeek[]> {
  const first = bucketOf(now.toISOString().slice(0, 10), "week");
  const due = sql`greatest(${leads.expectedPayableAt}, ${now.toISOString()}::timestamptz) at time zone 'UTC'`;
  const rows = await queryable
    .select({
      from: sql<string>`date_trunc('week', ${due})::date::text`,
      state: leads.state,
      count: count(),
      amount: sql<bigint>`sum(${leads.cashBack})::text`.mapWith(BigInt),
    })
    .from(leads)
    .where(
      and(
        inArray(leads.state, ["pending", "confirmed"]),
        eq(leads.currency, currency),
        lt(leads.expectedPayableAt, new Date(dayAfter(first, 7 * weeks))),
      ),
    )
    .groupBy(sql`1`, leads.state);
  return Array.from({ length: weeks }, (_, index) => {
    const from = dayAfter(first, 7 * index);
    const of = (state: "pending" | "confirmed") => {
      const row = rows.find((one) => one.from === from && one.state === state);
      return { count: row?.count ?? 0, amount: toWire(row?.amount ?? 0n) };
    };
    return { from, confirmed: of("confirmed"), pending: of("pending") };
  });
}
