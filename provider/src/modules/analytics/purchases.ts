import { sql } from "drizzle-orm";
import type { Analytics, Funnel } from "#contract/analytics/admin-analytics.ts";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import type { LeadState } from "#contract/leads/leads.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { toWire } from "../../money.ts";
import type { Range } from "../overview/period.ts";
import { purchasesIn } from "../rollups/purchases.ts";

type StateCounts = Funnel["leads"];
type Purchases = Pick<Funnel, "leads" | "confirmed" | "payable"> & Pick<Analytics, "hours" | "refused">;

const hoursOfWeek = 7 * 24;

/**
 * Counts the purchases of a period in one pass: by state, by reason, and by hour of the week (UTC).
 * Amounts are those in `currency`, in minor units.
 */
export async function countPurchases(
  queryable: Queryable,
  { start, until }: Range,
  currency: string,
): Promise<Purchases> {
  const rows = await queryable
    .select({
      state: sql<LeadState>`state`,
      reason: sql<LeadReason | "">`reason`,
      hour: sql<number>`(hour % ${hoursOfWeek})`.as("hour_of_week"),
      count: sql<number>`sum(leads)::int`,
      cashBack: sql<bigint>`coalesce(sum(cash_back) filter (where currency = ${currency}), 0)::text`.mapWith(
        BigInt,
      ),
    })
    .from(sql`${purchasesIn([{ bucket: "", start, until }], { hours: true })} sums`)
    .groupBy(sql`state, reason, hour_of_week`);
  const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const byState = new Map<LeadState, StateCounts>();
  const byReason = new Map<LeadReason, number>();
  for (const { state, reason, hour, ...found } of rows) {
    const rejectedCount = isRejected(state) ? found.count : 0;
    hours[weekdayOf(hour)]![hour % 24]! += found.count;
    byState.set(state, add(byState.get(state), { count: found.count, amount: toWire(found.cashBack) }));
    if (rejectedCount) {
      const reasonOrUnspecified = reason || "unspecified";
      byReason.set(reasonOrUnspecified, (byReason.get(reasonOrUnspecified) ?? 0) + rejectedCount);
    }
  }
  const sum = (states: Iterable<LeadState>) =>
    [...states].reduce<StateCounts>((total, state) => add(total, byState.get(state)), zeroCounts);
  return {
    leads: {
      ...sum(byState.keys()),
      amount: sum([...byState.keys()].filter((one) => !isRejected(one))).amount,
    },
    confirmed: sum(["confirmed", "payable"]),
    payable: sum(["payable"]),
    hours,
    refused: [...byReason]
      .map(([reason, count]) => ({ reason, count }))
      .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
  };
}

const zeroCounts: StateCounts = { count: 0, amount: 0 };

function add(first: StateCounts = zeroCounts, second: StateCounts = zeroCounts): StateCounts {
  return { count: first.count + second.count, amount: first.amount + second.amount };
}

/**
 * Returns the weekday (Monday is 0) of an hour of the week. Hours are counted from 1 January 1970, a Thursday.
 */
function weekdayOf(hour: number): number {
  return (Math.floor(hour / 24) + 3) % 7;
}

function isRejected(state: LeadState): boolean {
  return state === "rejected" || state === "reversed";
}
