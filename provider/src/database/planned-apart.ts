import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * A query to select from, planned by itself: `offset 0` keeps PostgreSQL from merging it with what is around it. It
 * takes an expression for as many values as there are rows, and would sort all of them on disk to group by it; of a
 * query planned apart it expects few, and counts them in a hash. (drizzle leaves `.offset(0)` out.)
 */
export function plannedApart(query: SQLWrapper): SQL {
  return sql`(select * from ${query} rows_apart offset 0) planned_apart`;
}
