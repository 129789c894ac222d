import { and, eq, gte, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { DaySpan } from "#contract/overview/admin-overview.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { dayColumn, startOfDay, type ZoneInput } from "../../database/queries/local-days.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../../database/schema/schema.ts";

export interface PartSums {
  /** The month (`YYYY-MM`) or day (`YYYY-MM-DD`). */
  part: string;
  earned: bigint;
  /** The amount of `earned` that isn't payable yet. */
  pending: bigint;
  paidOut: bigint;
}

const origin = alias(ledgerTransactions, "origin");
const earning = ["cashback_pending", "cashback_corrected", "cashback_rejected", "cashback_reversed"] as const;

// The patterns are SQL text, not parameters, because `group by` needs the identical expression.
const patterns = { month: sql`'YYYY-MM'`, day: sql`'YYYY-MM-DD'` };

/**
 * Returns the cash back earned, the pending part, and the amount paid out, per month or day of a span, in
 * minor units. Corrections and reversals count at the time the purchase was first credited.
 */
export async function sumByPart(
  queryable: Queryable,
  {
    userId,
    currency,
    days,
    by,
  }: { userId: string; currency: string; days: DaySpan & ZoneInput; by: "month" | "day" },
): Promise<PartSums[]> {
  // A subquery per row, not a join: without statistics, PostgreSQL joined all credits of all members with each
  // row.
  const firstCredited = queryable
    .select({ at: origin.createdAt })
    .from(origin)
    .where(
      and(
        eq(origin.kind, "cashback_pending"),
        eq(origin.referenceType, ledgerTransactions.referenceType),
        eq(origin.referenceId, ledgerTransactions.referenceId),
        eq(origin.occurrence, 0),
      ),
    );
  const isFirst = and(eq(ledgerTransactions.kind, "cashback_pending"), eq(ledgerTransactions.occurrence, 0));
  const credited = sql`case when ${isFirst} then ${ledgerTransactions.createdAt}
    else coalesce((${firstCredited}), ${ledgerEntries.createdAt}) end`;
  const part = sql<string>`to_char(${dayColumn(credited, days)}, ${patterns[by]})`.as("part");
  const sumOf = (condition: SQL | undefined) =>
    sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${condition}), 0)::text`.mapWith(BigInt);
  return queryable
    .select({
      part,
      earned: sumOf(inArray(ledgerTransactions.kind, [...earning])),
      pending: sumOf(eq(ledgerAccounts.kind, "pending")),
      paidOut: sumOf(eq(ledgerTransactions.kind, "withdrawal_paid")),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerAccounts.userId, userId),
        eq(ledgerAccounts.currency, currency),
        inArray(ledgerTransactions.kind, [...earning, "cashback_payable", "withdrawal_paid"]),
        // When cash back becomes payable, only the entry on the pending account changes a sum. The entry on the
        // available account is left out.
        or(ne(ledgerTransactions.kind, "cashback_payable"), eq(ledgerAccounts.kind, "pending")),
        gte(ledgerEntries.createdAt, startOfDay(days.from, days.timeZone)),
      ),
    )
    .groupBy(sql`1`);
}
