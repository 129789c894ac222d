import { inArray, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Whether an id from outside can name a row. PostgreSQL refuses to compare anything else with a
 * uuid; to the caller such an id is simply unknown.
 */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** Rows with one of these ids; all rows where none are given. Ids that name no row are ignored. */
export function amongIds(column: PgColumn, ids: string[] | undefined): SQL | undefined {
  return ids && inArray(column, ids.filter(isUuid));
}
