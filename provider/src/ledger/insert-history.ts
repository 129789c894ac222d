import type { Transaction } from "../database/connection.ts";
import { insertInBatches } from "../database/insert-in-batches.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../database/schema.ts";

/** Finished rows of a ledger, in the order they happened. */
export interface LedgerRows {
  accounts: (typeof ledgerAccounts.$inferInsert)[];
  transactions: (typeof ledgerTransactions.$inferInsert)[];
  entries: (typeof ledgerEntries.$inferInsert)[];
}

/** Writes the past of an empty ledger, such as the demo's. What happens later is booked by `book`. */
export async function insertHistory(
  tx: Transaction,
  { accounts, transactions, entries }: LedgerRows,
): Promise<void> {
  await insertInBatches(tx, ledgerAccounts, accounts);
  await insertInBatches(tx, ledgerTransactions, transactions);
  await insertInBatches(tx, ledgerEntries, entries);
}
