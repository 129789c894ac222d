import { and, count, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { adminSummary } from "#contract/withdrawals/admin-withdrawals.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { claims, leads } from "../../database/schema/earning-schema.ts";
import { ledgerAccounts, users, withdrawals } from "../../database/schema/schema.ts";
import { tickets } from "../../database/schema/ticket-schema.ts";
import { toWire } from "../../money.ts";

const thirtyDays = 30 * 24 * 60 * 60 * 1000;
const sevenDays = 7 * 24 * 60 * 60 * 1000;

/**
 * Returns the figures of the admin's home page at a given time, with amounts in minor units. The owed amount is
 * the sum of all available and reserved balances.
 */
export async function findSummary(
  queryable: Queryable,
  { currency, now }: { currency: string; now: Date },
): Promise<z.input<typeof adminSummary>> {
  const since = new Date(now.getTime() - thirtyDays).toISOString();
  const sum = sql<bigint>`coalesce(sum(${withdrawals.amount}), 0)::text`.mapWith(BigInt);
  const recent = sql`(${withdrawals.state} <> 'paid' or ${withdrawals.settledAt} >= ${since}::timestamptz)`;
  const states = await queryable
    .select({
      state: withdrawals.state,
      count: count(),
      amount: sum,
      oldestAt: sql<Date | null>`min(${withdrawals.requestedAt})`.mapWith(withdrawals.requestedAt),
    })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.currency, currency),
        inArray(withdrawals.state, ["requested", "approved", "paid"]),
        recent,
      ),
    )
    .groupBy(withdrawals.state);
  const [people] = await queryable.select({ members: count() }).from(users).where(eq(users.role, "member"));
  const [owed] = await queryable
    .select({ amount: sql<bigint>`coalesce(sum(${ledgerAccounts.balance}), 0)::text`.mapWith(BigInt) })
    .from(ledgerAccounts)
    .where(
      and(eq(ledgerAccounts.currency, currency), inArray(ledgerAccounts.kind, ["available", "reserved"])),
    );

  const [due] = await queryable
    .select({ amount: sql<bigint>`coalesce(sum(${leads.cashBack}), 0)::text`.mapWith(BigInt) })
    .from(leads)
    .where(
      and(
        eq(leads.currency, currency),
        inArray(leads.state, ["pending", "confirmed"]),
        lt(leads.expectedPayableAt, new Date(now.getTime() + sevenDays)),
      ),
    );

  const openClaims = inArray(claims.state, ["sent", "with_store"]);

  function totalOf(state: "requested" | "approved" | "paid") {
    const row = states.find((candidate) => candidate.state === state);
    return {
      count: row?.count ?? 0,
      amount: toWire(row?.amount ?? 0n),
      oldestAt: row?.oldestAt?.toISOString() ?? null,
    };
  }
  return {
    currency,
    members: people!.members,
    requested: totalOf("requested"),
    approved: totalOf("approved"),
    paidLast30Days: totalOf("paid"),
    owedToMembers: toWire(owed!.amount),
    dueNextWeek: toWire(due!.amount),
    claims: await waitingSince(queryable, claims, openClaims),
    tickets: await waitingSince(queryable, tickets, eq(tickets.state, "open")),
  };
}

/** Returns the number of waiting rows and the time of the oldest one. */
async function waitingSince(queryable: Queryable, table: typeof claims | typeof tickets, isWaiting: SQL) {
  const [row] = await queryable
    .select({
      count: count(),
      oldestAt: sql<Date | null>`min(${table.createdAt})`.mapWith(table.createdAt),
    })
    .from(table)
    .where(isWaiting);
  return { count: row!.count, oldestAt: row!.oldestAt?.toISOString() ?? null };
}
