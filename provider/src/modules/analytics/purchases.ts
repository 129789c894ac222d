import { and, count, gte, lt, sql } from "drizzle-orm";
import type { Analytics, Funnel } from "#contract/analytics/admin-analytics.ts";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import type { LeadState } from "#contract/leads/leads.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { optimizationFence } from "../../database/queries/optimization-fence.ts";
import { toWire } from "../../money.ts";
import type { SellerLeads } from "../overview/leads.ts";
import type { Range } from "../overview/period.ts";

type StateCounts = Funnel["leads"];
type Steps = Pick<Funnel, "leads" | "confirmed" | "payable"> & Pick<Analytics, "hours" | "refused">;

interface Purchases extends Steps {
  sellers: SellerLeads[];
}

const hoursOfWeek = 7 * 24;

/**
 * Counts the purchases of a period in one pass: by state, by reason, by hour of the week (UTC), and by store
 * and network. Amounts are those in `currency`, in minor units.
 */
export async function countPurchases(
  queryable: Queryable,
  { start, until }: Range,
  currency: string,
): Promise<Purchases> {
  const isInCurrency = sql`${leads.currency} = ${currency}`;
  const every = queryable
    .select({
      storeId: leads.storeId,
      network: leads.network,
      state: leads.state,
      reason: leads.reason,
      // Whole hours since 1970: date parts are computed as decimals, which takes as long as everything else.
      hour: sql`((date_part('epoch', ${leads.occurredAt})::bigint / 3600) % ${hoursOfWeek})::int`.as("hour"),
      commission: sql`case when ${isInCurrency} then ${leads.commission} else 0 end`.as("commission"),
      cashBack: sql`case when ${isInCurrency} then ${leads.cashBack} else 0 end`.as("cash_back"),
    })
    .from(leads)
    .where(and(gte(leads.occurredAt, start), lt(leads.occurredAt, until)));
  const rows = await queryable
    .select({
      storeId: sql<string | null>`store_id`,
      network: sql<string | null>`network`,
      state: sql<LeadState>`state`,
      reason: sql<LeadReason | null>`reason`,
      hour: sql<number | null>`hour`,
      count: count(),
      commission: sql<bigint>`sum(commission)::text`.mapWith(BigInt),
      cashBack: sql<bigint>`sum(cash_back)::text`.mapWith(BigInt),
    })
    .from(optimizationFence(every))
    .groupBy(sql`grouping sets ((state, reason, hour), (store_id, network, state))`);
  const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const byState = new Map<LeadState, StateCounts>();
  const byReason = new Map<LeadReason, number>();
  const sellers: SellerLeads[] = [];
  for (const { storeId, network, state, reason, hour, ...found } of rows) {
    const refused = isRefused(state) ? found.count : 0;
    if (storeId !== null && network !== null) {
      const { commission, cashBack } = refused ? { commission: 0n, cashBack: 0n } : found;
      sellers.push({ storeId, network, leads: found.count, refused, commission, cashBack });
    }
    if (hour === null) continue;
    hours[weekdayOf(hour)]![hour % 24]! += found.count;
    byState.set(state, add(byState.get(state), { count: found.count, amount: toWire(found.cashBack) }));
    if (refused) {
      const known = reason ?? "unspecified";
      byReason.set(known, (byReason.get(known) ?? 0) + refused);
    }
  }
  const sum = (states: Iterable<LeadState>) =>
    [...states].reduce<StateCounts>((total, state) => add(total, byState.get(state)), nothing);
  return {
    leads: {
      ...sum(byState.keys()),
      amount: sum([...byState.keys()].filter((one) => !isRefused(one))).amount,
    },
    confirmed: sum(["confirmed", "payable"]),
    payable: sum(["payable"]),
    hours,
    sellers,
    refused: [...byReason]
      .map(([reason, refused]) => ({ reason, count: refused }))
      .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
  };
}

const nothing: StateCounts = { count: 0, amount: 0 };

function add(first: StateCounts = nothing, second: StateCounts = nothing): StateCounts {
  return { count: first.count + second.count, amount: first.amount + second.amount };
}

/** Returns the weekday (Monday is 0) of an hour of the week counted from 1 January 1970, a Thursday. */
function weekdayOf(hour: number): number {
  return (Math.floor(hour / 24) + 3) % 7;
}

function isRefused(state: LeadState): boolean {
  return state === "rejected" || state === "reversed";
}
