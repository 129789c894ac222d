import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The hour of the week of a moment in UTC: the weekday (Monday is 1) times 24, and the hour. An index holds it. */
export function hourOfWeek(at: PgColumn): SQL {
  const here = sql`${at} at time zone 'UTC'`;
  return sql`((extract(isodow from ${here}) * 24 + extract(hour from ${here}))::int)`;
}
