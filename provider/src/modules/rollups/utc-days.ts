import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Selects the day of a moment in UTC. */
export function utcDay(at: SQLWrapper): SQL<string> {
  return sql`utc_day(${at})`;
}

/** Selects the moment at which a day begins in UTC. */
export function startOfUtcDay(day: SQLWrapper): SQL {
  return sql`((${day})::timestamp at time zone 'UTC')`;
}

/** Whether a row's `state` is that of a rejected or reversed purchase. */
export const isRefused = sql`(state in ('rejected', 'reversed'))`;
