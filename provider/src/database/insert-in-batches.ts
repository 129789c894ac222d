import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./connection.ts";

/** PostgreSQL takes 65,535 parameters a statement. */
const rowsOfBatch = 1_000;

/** Inserts any number of rows of a table in their order, in as many statements as it takes. */
export async function insertInBatches<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T["$inferInsert"][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsOfBatch)
    await tx.insert(table).values(rows.slice(from, from + rowsOfBatch));
}
