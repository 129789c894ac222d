import { and, gte, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { dayAfter } from "#contract/overview/overview-periods.ts";
import { startOfDay, type ZoneInput } from "./local-days.ts";

/**
 * Matches rows of a period of whole days in a time zone. Both days (`YYYY-MM-DD`) are included, and either may
 * be missing.
 */
export function withinDays(
  column: PgColumn,
  { from, to, timeZone }: { from?: string | undefined; to?: string | undefined } & ZoneInput,
): SQL | undefined {
  return and(
    from ? gte(column, startOfDay(from, timeZone)) : undefined,
    to ? lt(column, startOfDay(dayAfter(to, 1), timeZone)) : undefined,
  );
}
