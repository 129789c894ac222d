import type { Transaction } from "../database/engine/connection.ts";
import { insertInBatches } from "../database/engine/insert-in-batches.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../database/schema/schema.ts";

/** Complete rows of a ledger, in chronological order. */
export interface LedgerRows {
  accounts: (typeof ledgerAccounts.$inferInsert)[];
  transactions: (typeof ledgerTransactions.$inferInsert)[];
  entries: (typeof ledgerEntries.$inferInsert)[];
}

/** Writes the complete history of an empty ledger, such as the demo's. Later movements are booked by `book`. */
export async function insertHistory(
  tx: Transaction,
  { accounts, transactions, entries }: LedgerRows,
): Promise<void> {
  await insertInBatches(tx, ledgerAccounts, accounts);
  await insertInBatches(tx, ledgerTransactions, transactions);
  await insertInBatches(tx, ledgerEntries, entries);
}
