import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Queryable } from "./connection.ts";

const dialect = new PgDialect();

/**
 * Returns a SQL statement for hot paths, inside or outside a transaction. Its text is built once per process,
 * and PostgreSQL plans it once per connection, by its name. Values are `sql.placeholder`s by name. Results are
 * as the driver returns them: instants and bigints as texts.
 */
export function statement<Row>(
  name: string,
  text: SQL,
): (queryable: Queryable, values: Record<string, unknown>) => Promise<Row[]> {
  const query = dialect.sqlToQuery(text);
  return async (queryable, values) => {
    const found = await queryable._.session
      .prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
        query,
        undefined,
        name,
        false,
      )
      .execute(values);
    return found.rows;
  };
}
