import { getTableColumns, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./connection.ts";
import { statement } from "./statement.ts";

/**
 * Inserts any number of rows of a table in one statement, in their order: the text is the same for one row and for
 * fifty, as they come as one value. `columns` are those a row gives; a column left out has its default, and one a row
 * leaves out is null.
 */
export function rowInserter<Table extends PgTable, Column extends keyof Table["$inferInsert"] & string>(
  name: string,
  table: Table,
  columns: readonly Column[],
): (queryable: Queryable, rows: Pick<Table["$inferInsert"], Column>[]) => Promise<void> {
  const known = getTableColumns(table);
  const nameOf = (column: Column) => known[column]!.name;
  const list = sql.join(
    columns.map((column) => sql.identifier(nameOf(column))),
    sql`, `,
  );
  const target = sql.identifier(getTableConfig(table).name);
  const insert = statement(
    name,
    sql`insert into ${target} (${list}) select ${list}
      from json_populate_recordset(null::${target}, ${sql.placeholder("rows")}::json)`,
  );
  return async (queryable, rows) => {
    if (rows.length === 0) return;
    const named = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [nameOf(column), row[column]])),
    );
    await insert(queryable, { rows: jsonOf(named) });
  };
}

/** Rows as PostgreSQL reads them from one value: bigints exactly, moments in UTC. */
export function jsonOf(rows: object[]): string {
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
}
