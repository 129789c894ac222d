import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * Returns the hour of the week of an instant in UTC: weekday (Monday is 1) × 24 + hour. The expression has an
 * index.
 */
export function hourOfWeek(at: PgColumn): SQL {
  const utcTime = sql`${at} at time zone 'UTC'`;
  return sql`((extract(isodow from ${utcTime}) * 24 + extract(hour from ${utcTime}))::int)`;
}
