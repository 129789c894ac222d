import { and, asc, eq, gte, inArray, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { openLeadStates } from "#contract/leads.ts";
import type { Queryable } from "../../database/connection.ts";
import { leads } from "../../database/earning-schema.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../../database/schema.ts";

export interface PartSums {
  /** `YYYY-MM` or `YYYY-MM-DD` in UTC. */
  part: string;
  earned: bigint;
  /** What of it is not payable yet. */
  pending: bigint;
  paidOut: bigint;
}

const origin = alias(ledgerTransactions, "origin");
const earning = ["cashback_pending", "cashback_corrected", "cashback_rejected", "cashback_reversed"] as const;

// In the text, not parameters: what is grouped by must be the very same expression.
const patterns = { month: sql`'YYYY-MM'`, day: sql`'YYYY-MM-DD'` };

/**
 * What was earned, what of it is pending, and what was paid out, per month or day since `from`, in minor units.
 * What is corrected or taken back later counts when the purchase was first credited.
 */
export async function sumByPart(
  queryable: Queryable,
  { userId, currency, from, by }: { userId: string; currency: string; from: Date; by: "month" | "day" },
): Promise<PartSums[]> {
  // A look for each row, not a join: without statistics PostgreSQL joined all credits of all members to each.
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
  const credited = sql`coalesce((${firstCredited}), ${ledgerEntries.createdAt})`;
  const part = sql<string>`to_char(${credited} at time zone 'UTC', ${patterns[by]})`.as("part");
  const sumOf = (which: SQL | undefined) =>
    sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${which}), 0)::text`.mapWith(BigInt);
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
        gte(ledgerEntries.createdAt, from),
      ),
    )
    .groupBy(sql`1`);
}

/** What becomes payable next: the soonest day (UTC) with a pending or confirmed lead, and their sum. */
export async function findNextPayable(
  queryable: Queryable,
  { userId, currency, now }: { userId: string; currency: string; now: Date },
): Promise<{ at: Date; amount: bigint } | undefined> {
  const day = sql`date_trunc('day', ${leads.expectedPayableAt} at time zone 'UTC')`;
  const [row] = await queryable
    .select({
      at: sql`min(${leads.expectedPayableAt})`.mapWith(leads.expectedPayableAt),
      amount: sql<string>`sum(${leads.cashBack})::text`,
    })
    .from(leads)
    .where(
      and(
        eq(leads.userId, userId),
        eq(leads.currency, currency),
        inArray(leads.state, openLeadStates),
        gte(leads.expectedPayableAt, now),
      ),
    )
    .groupBy(day)
    .orderBy(asc(day))
    .limit(1);
  return row && { at: row.at, amount: BigInt(row.amount) };
}
