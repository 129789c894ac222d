import { inArray, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns whether an id from outside is a valid UUID. PostgreSQL refuses to compare any other text with a
 * `uuid`. Callers treat an invalid id like an unknown one.
 */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** Matches rows with one of these ids; all rows if undefined. Unknown ids are ignored. */
export function amongIds(column: PgColumn, ids: string[] | undefined): SQL | undefined {
  return ids && inArray(column, ids.filter(isUuid));
}
