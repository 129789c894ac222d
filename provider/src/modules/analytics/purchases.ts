import { and, count, gte, lt, sql } from "drizzle-orm";
import type { Analytics, Funnel } from "#contract/admin-analytics.ts";
import type { LeadState } from "#contract/leads.ts";
import type { Queryable } from "../../database/connection.ts";
import { leads } from "../../database/earning-schema.ts";
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
  const at = sql`${leads.occurredAt} at time zone 'UTC'`;
  const rows = await queryable
    .select({
      state: sql<LeadState | null>`${leads.state}`,
      reason: leads.reason,
      weekday: sql<number | null>`extract(isodow from ${at})::int`.as("weekday"),
      hour: sql<number | null>`extract(hour from ${at})::int`.as("hour"),
      count: count(),
      amount:
        sql<bigint>`coalesce(sum(${leads.cashBack}) filter (where ${leads.currency} = ${currency}), 0)::text`.mapWith(
          BigInt,
        ),
    })
    .from(leads)
    .where(and(gte(leads.occurredAt, start), lt(leads.occurredAt, until)))
    .groupBy(sql`grouping sets ((${leads.state}, ${leads.reason}), (weekday, hour))`);
  const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const byState = new Map<LeadState, Counted>();
  const byReason = new Map<NonNullable<(typeof rows)[number]["reason"]>, number>();
  for (const { state, reason, weekday, hour, ...found } of rows) {
    if (weekday !== null && hour !== null) hours[weekday - 1]![hour] = found.count;
    if (!state) continue;
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
