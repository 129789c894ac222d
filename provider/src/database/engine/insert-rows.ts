import { getTableColumns, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./connection.ts";
import { statement } from "./statement.ts";

/**
 * Returns a function that inserts any number of rows in order with one statement. The rows are passed as one
 * JSON value, so that the statement's text doesn't depend on their number. `columns` lists the columns that are
 * written: if a row omits one of them, it becomes `null`. All other columns get their default.
 */
export function rowInserter<Table extends PgTable, Column extends keyof Table["$inferInsert"] & string>(
  name: string,
  table: Table,
  columns: readonly Column[],
): (queryable: Queryable, rows: Pick<Table["$inferInsert"], Column>[]) => Promise<void> {
  const tableColumns = getTableColumns(table);
  const nameOf = (column: Column) => tableColumns[column]!.name;
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
    const rowsByColumnName = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [nameOf(column), row[column]])),
    );
    await insert(queryable, { rows: jsonOf(rowsByColumnName) });
  };
}

/** Returns rows as JSON for PostgreSQL: bigints exactly, instants in UTC. */
export function jsonOf(rows: object[]): string {
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
}
