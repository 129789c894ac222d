import { and, eq, inArray, sql } from "drizzle-orm";
import { walletAccount } from "#contract/wallet/wallet.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../../database/schema/schema.ts";

export interface Balances {
  available: bigint;
  pending: bigint;
  reserved: bigint;
}

/** Returns members' balances in minor units; 0 without bookings. */
export async function findBalances(
  queryable: Queryable,
  userIds: string[],
  currency: string,
): Promise<Map<string, Balances>> {
  const rows = await queryable
    .select({ userId: ledgerAccounts.userId, kind: ledgerAccounts.kind, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.userId, userIds), eq(ledgerAccounts.currency, currency)));
  const balances = new Map(userIds.map((id) => [id, { available: 0n, pending: 0n, reserved: 0n }]));
  for (const { userId, kind, balance } of rows) balances.get(userId!)![walletAccount.parse(kind)] = balance;
  return balances;
}

/** Returns all cash back that became payable to members and wasn't reversed since, in minor units. */
export async function findLifetimes(
  queryable: Queryable,
  userIds: string[],
  currency: string,
): Promise<Map<string, bigint>> {
  const rows = await queryable
    .select({
      userId: ledgerAccounts.userId,
      earned: sql<bigint>`sum(${ledgerEntries.amount})::text`.mapWith(BigInt),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        inArray(ledgerAccounts.userId, userIds),
        eq(ledgerAccounts.currency, currency),
        eq(ledgerAccounts.kind, "available"),
        inArray(ledgerTransactions.kind, ["cashback_payable", "cashback_corrected", "cashback_reversed"]),
      ),
    )
    .groupBy(ledgerAccounts.userId);
  const earnedByUser = new Map(rows.map(({ userId, earned }) => [userId, earned]));
  return new Map(userIds.map((id) => [id, earnedByUser.get(id) ?? 0n]));
}
