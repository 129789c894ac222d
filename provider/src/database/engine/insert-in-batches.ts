import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./connection.ts";

/** PostgreSQL accepts up to 65,535 parameters per statement. */
const rowsOfBatch = 1_000;

/** Inserts any number of rows of a table in order, in several statements if necessary. */
export async function insertInBatches<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T["$inferInsert"][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsOfBatch)
    await tx.insert(table).values(rows.slice(from, from + rowsOfBatch));
}
