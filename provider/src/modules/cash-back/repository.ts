import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { leads } from "../../database/earning-schema.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../../database/schema.ts";

export interface MonthlyMovement {
  /** `YYYY-MM` in UTC */
  month: string;
  kind: string;
  amount: bigint;
}

/** What was credited as pending and what was paid out, per month since `from`, in minor units. */
export async function sumByMonth(
  queryable: Queryable,
  { userId, currency, from }: { userId: string; currency: string; from: Date },
): Promise<MonthlyMovement[]> {
  const month = sql<string>`to_char(${ledgerEntries.createdAt} at time zone 'UTC', 'YYYY-MM')`;
  const rows = await queryable
    .select({ month, kind: ledgerTransactions.kind, amount: sql<string>`sum(${ledgerEntries.amount})::text` })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerAccounts.userId, userId),
        eq(ledgerAccounts.currency, currency),
        inArray(ledgerTransactions.kind, ["cashback_pending", "withdrawal_paid"]),
        gte(ledgerEntries.createdAt, from),
      ),
    )
    .groupBy(month, ledgerTransactions.kind);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
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
        inArray(leads.state, ["pending", "confirmed"]),
        gte(leads.expectedPayableAt, now),
      ),
    )
    .groupBy(day)
    .orderBy(asc(day))
    .limit(1);
  return row && { at: row.at, amount: BigInt(row.amount) };
}
