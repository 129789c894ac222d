import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * Returns the hour of the week of an instant in UTC: weekday (Monday is 1) × 24 + hour. There is an index on
 * it.
 */
export function hourOfWeek(at: PgColumn): SQL {
  const here = sql`${at} at time zone 'UTC'`;
  return sql`((extract(isodow from ${here}) * 24 + extract(hour from ${here}))::int)`;
}
