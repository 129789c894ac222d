import { and, count, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { dayAfter } from "#contract/overview/overview-periods.ts";
import type { ForecastWeek } from "#contract/analytics/admin-analytics.ts";
import { openLeadStates } from "#contract/leads/leads.ts";
import { dayIn } from "#shared/time-zone.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { dayColumn, startOfDay, type ZoneInput } from "../../database/queries/local-days.ts";
import { toWire } from "../../money.ts";
import { bucketOf } from "../overview/buckets.ts";

const weeks = 8;

/** Returns the cash back that becomes payable in each of the next eight weeks unless it is rejected. */
export async function findForecast(
  queryable: Queryable,
  { now, timeZone, currency }: { now: Date; currency: string } & ZoneInput,
): Promise<ForecastWeek[]> {
  const first = bucketOf(dayIn(now, timeZone), "week");
  const { state, expectedPayableAt: due } = leads;
  const sums = {
    state,
    count: count(),
    amount: sql<bigint>`sum(${leads.cashBack})::text`.mapWith(BigInt),
  };
  const isOpen = and(inArray(state, openLeadStates), eq(leads.currency, currency));
  const last = dayAfter(first, 7 * weeks - 1);
  const week = sql<string>`date_trunc('week', ${dayColumn(due, { from: first, to: last, timeZone })})::date`;
  // Separate queries: overdue leads need one sum per state and no week.
  const [overdue, upcoming] = await Promise.all([
    queryable
      .select({ ...sums, from: sql<string>`${first}::text` })
      .from(leads)
      .where(and(isOpen, lt(due, now)))
      .groupBy(state),
    queryable
      .select({ ...sums, from: sql<string>`${week}::text` })
      .from(leads)
      .where(and(isOpen, gte(due, now), lt(due, startOfDay(dayAfter(last, 1), timeZone))))
      .groupBy(state, week),
  ]);
  const rows = [...overdue, ...upcoming];
  return Array.from({ length: weeks }, (_, index) => {
    const from = dayAfter(first, 7 * index);
    const of = (one: (typeof openLeadStates)[number]) => {
      const found = rows.filter((row) => row.from === from && row.state === one);
      return {
        count: found.reduce((all, row) => all + row.count, 0),
        amount: toWire(found.reduce((all, row) => all + row.amount, 0n)),
      };
    };
    return { from, confirmed: of("confirmed"), pending: of("pending") };
  });
}
