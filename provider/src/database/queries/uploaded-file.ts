import type { PgColumn } from "drizzle-orm/pg-core";

interface FilesTable {
  id: PgColumn;
  fileName: PgColumn;
  createdAt: PgColumn;
  appliedAt: PgColumn;
}

/** Returns a list's columns of an uploaded file, whose content took effect when it was applied. */
export function fileColumns<Table extends FilesTable>({ id, fileName, createdAt, appliedAt }: Table) {
  return { id, fileName, createdAt, appliedAt } as Pick<Table, keyof FilesTable>;
}

/** Converts the same to the API's format. */
export function toFile<Row extends { createdAt: Date; appliedAt: Date | null }>(row: Row) {
  const { createdAt, appliedAt } = row;
  return { ...row, createdAt: createdAt.toISOString(), appliedAt: appliedAt?.toISOString() ?? null };
}
