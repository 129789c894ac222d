import { sql } from "drizzle-orm";
import { dayAfter } from "#contract/overview/overview-periods.ts";
import type { ForecastWeek } from "#contract/analytics/admin-analytics.ts";
import type { openLeadStates } from "#contract/leads/leads.ts";
import { dayIn } from "#shared/time-zone.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { startOfDay, type ZoneInput } from "../../database/queries/local-days.ts";
import { toWire } from "../../money.ts";
import { bucketOf } from "../overview/buckets.ts";
import { dueIn } from "../rollups/due.ts";

const weeks = 8;
/** Earlier than every purchase. */
const earliest = new Date(0);

/** Returns the cash back that becomes payable in each of the next eight weeks unless it is rejected. */
export async function findForecast(
  queryable: Queryable,
  { now, timeZone, currency }: { now: Date; currency: string } & ZoneInput,
): Promise<ForecastWeek[]> {
  const first = bucketOf(dayIn(now, timeZone), "week");
  const weekStarts = Array.from({ length: weeks + 1 }, (_, index) => dayAfter(first, 7 * index));
  const spans = weekStarts.slice(0, weeks).map((from, index) => ({
    bucket: from,
    // Overdue cash back counts in the current week.
    start: index === 0 ? earliest : startOfDay(from, timeZone),
    until: startOfDay(weekStarts[index + 1]!, timeZone),
  }));
  const rows = await queryable
    .select({
      from: sql<string>`bucket`,
      state: sql<string>`state`,
      count: sql<number>`sum(leads)::int`,
      amount: sql<bigint>`sum(cash_back)::text`.mapWith(BigInt),
    })
    .from(sql`${dueIn(spans)} sums`)
    .where(sql`currency = ${currency}`)
    .groupBy(sql`bucket, state`);
  return Array.from({ length: weeks }, (_, index) => {
    const from = dayAfter(first, 7 * index);
    const sumOf = (one: (typeof openLeadStates)[number]) => {
      const matches = rows.filter((row) => row.from === from && row.state === one);
      return {
        count: matches.reduce((all, row) => all + row.count, 0),
        amount: toWire(matches.reduce((all, row) => all + row.amount, 0n)),
      };
    };
    return { from, confirmed: sumOf("confirmed"), pending: sumOf("pending") };
  });
}
