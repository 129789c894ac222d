import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Selects the UTC day of an instant. */
export function utcDay(at: SQLWrapper): SQL<string> {
  return sql`utc_day(${at})`;
}

/** Selects the instant at which a UTC day begins. */
export function startOfUtcDay(day: SQLWrapper): SQL {
  return sql`((${day})::timestamp at time zone 'UTC')`;
}

/** Whether a row's `state` is that of a rejected or reversed purchase. */
export const isRejected = sql`(state in ('rejected', 'reversed'))`;
