import { and, eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { listWalletEntries, walletAccount, walletEntryKind } from "#contract/wallet/wallet.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { keysetList, type CountedRows } from "../../database/queries/keyset-list.ts";
import { latestFirst } from "../../database/queries/keyset-order.ts";
import type { ZoneInput } from "../../database/queries/local-days.ts";
import { withinDays } from "../../database/queries/period.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../../database/schema/schema.ts";
import { toWire } from "../../money.ts";
import { findSubjects } from "./subjects.ts";

/** The member, and the currency of the accounts. */
export interface Wallet {
  userId: string;
  currency: string;
}

/** Filters entries, joined with their account and booking, by member and by a list's query. */
export function ownEntries(
  { userId, currency }: Wallet,
  {
    account,
    kind,
    ...days
  }: Omit<z.output<(typeof listWalletEntries)["query"]>, "limit" | "cursor"> & ZoneInput,
): SQL | undefined {
  return and(
    eq(ledgerAccounts.userId, userId),
    eq(ledgerAccounts.currency, currency),
    account ? eq(ledgerAccounts.kind, account) : undefined,
    kind ? eq(ledgerTransactions.kind, kind) : undefined,
    withinDays(ledgerEntries.createdAt, days),
  );
}

/** The common part of lists of entries: all entries, newest first, each with its account and booking. */
export const entryList = {
  select: (queryable: Queryable) =>
    queryable
      .select({ entry: ledgerEntries, account: ledgerAccounts.kind, cause: ledgerTransactions })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId)),
  count: (rows: CountedRows) =>
    rows
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId)),
  order: () =>
    latestFirst(ledgerEntries.id, ({ entry }: { entry: typeof ledgerEntries.$inferSelect }) => entry.id),
};

/** A member's ledger entries, newest first. */
export const walletEntryList = keysetList(listWalletEntries, (wallet: Wallet) => ({
  ...entryList,
  where: (query) => ownEntries(wallet, query),
  async view(rows, queryable) {
    const causes = rows.map(({ cause }) => cause);
    const subjects = await findSubjects(queryable, causes);
    return rows.map(({ entry, account, cause }) => ({
      id: entry.id.toString(),
      account: walletAccount.parse(account),
      kind: walletEntryKind.parse(cause.kind),
      amount: toWire(entry.amount),
      balanceAfter: toWire(entry.balanceAfter ?? 0n),
      currency: wallet.currency,
      createdAt: entry.createdAt.toISOString(),
      subject: subjects.get(cause.referenceId) ?? { type: "none" as const, id: null, label: null },
    }));
  },
}));
