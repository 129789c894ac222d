import type { PgColumn } from "drizzle-orm/pg-core";

interface FilesTable {
  id: PgColumn;
  fileName: PgColumn;
  createdAt: PgColumn;
  appliedAt: PgColumn;
}

/**
 * Returns the columns that lists of uploaded files have in common. `appliedAt` is the time when the file took
 * effect.
 */
export function fileColumns<Table extends FilesTable>({ id, fileName, createdAt, appliedAt }: Table) {
  return { id, fileName, createdAt, appliedAt } as Pick<Table, keyof FilesTable>;
}

/** Converts these columns to the API's format. */
export function toFile<Row extends { createdAt: Date; appliedAt: Date | null }>(row: Row) {
  const { createdAt, appliedAt } = row;
  return { ...row, createdAt: createdAt.toISOString(), appliedAt: appliedAt?.toISOString() ?? null };
}
