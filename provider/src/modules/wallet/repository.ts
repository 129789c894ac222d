import { and, desc, eq, lt, sql, type SQL } from "drizzle-orm";
import type { KeysetMeta } from "#contract/paging.ts";
import {
  walletAccount,
  walletEntryKind,
  type WalletAccount,
  type WalletEntry,
  type WalletEntryKind,
} from "#contract/wallet.ts";
import type { Queryable } from "../../database/connection.ts";
import { countUpToCap, cutPage, decodeCursor, sequencePosition } from "../../database/keyset.ts";
import { withinDays } from "../../database/period.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../../database/schema.ts";
import { toWire } from "../../money.ts";
import { findSubjects } from "./subjects.ts";

export interface EntryFilter {
  cursor?: string;
  limit: number;
  account?: WalletAccount;
  kind?: WalletEntryKind;
  from?: string;
  to?: string;
}

/** A page of a member's ledger entries, newest first. */
export async function findEntries(
  queryable: Queryable,
  { userId, currency }: { userId: string; currency: string },
  filter: EntryFilter,
): Promise<{ rows: WalletEntry[]; meta: KeysetMeta }> {
  const wanted = and(
    owned(userId, currency),
    filter.account ? eq(ledgerAccounts.kind, filter.account) : undefined,
    filter.kind ? eq(ledgerTransactions.kind, filter.kind) : undefined,
    withinDays(ledgerEntries.createdAt, filter),
  );
  const after = filter.cursor
    ? lt(ledgerEntries.id, decodeCursor(filter.cursor, sequencePosition)[0])
    : undefined;
  const found = await queryable
    .select({ entry: ledgerEntries, account: ledgerAccounts.kind, cause: ledgerTransactions })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(wanted, after))
    .orderBy(desc(ledgerEntries.id))
    .limit(filter.limit + 1);
  const every = queryable
    .select({ one: sql`1` })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(wanted);
  const { page, nextCursor } = cutPage(found, filter.limit, ({ entry }) => [entry.id.toString()]);
  const subjects = await findSubjects(
    queryable,
    page.map(({ cause }) => cause),
  );
  const rows = page.map(({ entry, account, cause }) => ({
    id: entry.id.toString(),
    account: walletAccount.parse(account),
    kind: walletEntryKind.parse(cause.kind),
    amount: toWire(entry.amount),
    balanceAfter: toWire(entry.balanceAfter ?? 0n),
    currency,
    createdAt: entry.createdAt.toISOString(),
    subject: subjects.get(cause.referenceId) ?? { type: "none" as const, id: null, label: null },
  }));
  return { rows, meta: { nextCursor, ...(await countUpToCap(queryable, every)) } };
}

function owned(userId: string, currency: string): SQL | undefined {
  return and(eq(ledgerAccounts.userId, userId), eq(ledgerAccounts.currency, currency));
}
