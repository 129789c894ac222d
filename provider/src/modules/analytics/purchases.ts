import { and, count, gte, lt, sql } from "drizzle-orm";
import type { Analytics, Funnel } from "#contract/admin-analytics.ts";
import type { LeadReason } from "#contract/lead-reasons.ts";
import type { LeadState } from "#contract/leads.ts";
import type { Queryable } from "../../database/connection.ts";
import { leads } from "../../database/earning-schema.ts";
import { hourOfWeek } from "../../database/hour-of-week.ts";
import { toWire } from "../../money.ts";
import type { Range } from "../overview/period.ts";

type Counted = Funnel["leads"];
type Purchases = Pick<Funnel, "leads" | "confirmed" | "payable"> & Pick<Analytics, "hours" | "refused">;

/**
 * The purchases of a stretch of time in one pass: how far they are, why they were refused, and at which hour
 * of the week (UTC) they were made. Amounts are the cash back of those in `currency`, in minor units.
 */
export async function countPurchases(
  queryable: Queryable,
  { start, until }: Range,
  currency: string,
): Promise<Purchases> {
  const rows = await queryable
    .select({
      state: leads.state,
      reason: leads.reason,
      // The index that holds it tells the database how few there are: it counts them without sorting purchases.
      hour: hourOfWeek(leads.occurredAt).mapWith(Number).as("hour"),
      count: count(),
      amount:
        sql<bigint>`coalesce(sum(${leads.cashBack}) filter (where ${leads.currency} = ${currency}), 0)::text`.mapWith(
          BigInt,
        ),
    })
    .from(leads)
    .where(and(gte(leads.occurredAt, start), lt(leads.occurredAt, until)))
    .groupBy(leads.state, leads.reason, sql`hour`);
  const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const byState = new Map<LeadState, Counted>();
  const byReason = new Map<LeadReason, number>();
  for (const { state, reason, hour, ...found } of rows) {
    hours[Math.floor(hour / 24) - 1]![hour % 24]! += found.count;
    byState.set(state, add(byState.get(state), { count: found.count, amount: toWire(found.amount) }));
    if (isRefused(state)) {
      const known = reason ?? "unspecified";
      byReason.set(known, (byReason.get(known) ?? 0) + found.count);
    }
  }
  const sum = (states: Iterable<LeadState>) =>
    [...states].reduce<Counted>((total, state) => add(total, byState.get(state)), nothing);
  return {
    leads: {
      ...sum(byState.keys()),
      amount: sum([...byState.keys()].filter((one) => !isRefused(one))).amount,
    },
    confirmed: sum(["confirmed", "payable"]),
    payable: sum(["payable"]),
    hours,
    refused: [...byReason]
      .map(([reason, refused]) => ({ reason, count: refused }))
      .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
  };
}

const nothing: Counted = { count: 0, amount: 0 };

function add(first: Counted = nothing, second: Counted = nothing): Counted {
  return { count: first.count + second.count, amount: first.amount + second.amount };
}

function isRefused(state: LeadState): boolean {
  return state === "rejected" || state === "reversed";
}
