import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Queryable } from "./connection.ts";

const dialect = new PgDialect();

/**
 * Returns an SQL statement for frequent queries, inside or outside a transaction. Its text is built once per
 * process, and PostgreSQL plans it once per connection, identified by its name. Values are passed to
 * `sql.placeholder`s by name. The results are not converted: instants and bigints are texts.
 */
export function statement<Row>(
  name: string,
  text: SQL,
): (queryable: Queryable, values: Record<string, unknown>) => Promise<Row[]> {
  const query = dialect.sqlToQuery(text);
  return async (queryable, values) => {
    const result = await queryable._.session
      .prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
        query,
        undefined,
        name,
        false,
      )
      .execute(values);
    return result.rows;
  };
}
