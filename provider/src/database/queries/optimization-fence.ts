import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * Returns a subquery that PostgreSQL plans separately: `offset 0` keeps it from being merged with the outer
 * query. For an expression PostgreSQL assumes as many distinct values as rows and sorts them on disk to group
 * by it; for a separate subquery it expects few and uses a hash. (drizzle leaves out `.offset(0)`.)
 */
export function optimizationFence(query: SQLWrapper): SQL {
  return sql`(select * from ${query} rows_apart offset 0) planned_apart`;
}
