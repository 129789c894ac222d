import { and, gte, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

const oneDay = 24 * 60 * 60 * 1000;

/** Matches rows of whole UTC days, inclusive; days as `YYYY-MM-DD`, either may be missing. */
export function withinDays(column: PgColumn, { from, to }: { from?: string; to?: string }): SQL | undefined {
  return and(
    from ? gte(column, new Date(from)) : undefined,
    to ? lt(column, new Date(new Date(to).getTime() + oneDay)) : undefined,
  );
}
