import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Queryable } from "./connection.ts";

const dialect = new PgDialect();

/**
 * A statement in SQL for hot paths, in a transaction or outside: its text is put together once for the process,
 * and PostgreSQL reads and plans it once for each connection, by its name. What changes are `sql.placeholder`s, given
 * by name. Values are as the driver gives them: moments and bigints are read as text.
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
