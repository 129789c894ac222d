import { type SQL, sql } from "drizzle-orm";

/** The treatment of a member's rows in a table when they delete their account. */
export interface TableRule {
  table: string;
  /**
   * `erased` rows are deleted. `kept` rows stay for the reason in `reason`. Their account no longer has a name,
   * and `scrub` clears their other personal data.
   */
  onDeletion: "erased" | "kept";
  /** Why the rows must stay. */
  reason?: string;
  /** Selects the rows of the member. */
  where: (userId: string) => SQL;
  /** The columns to sort by, so that pages neither skip nor repeat rows. */
  order: string;
  /** The column with a file's content, which is also a file in the export. `order` is then the primary key. */
  file?: string;
  /** Excludes the table from the export. */
  absent?: true;
  /** Columns excluded from the export: secrets and internal data. */
  secret?: string[];
  scrub?: SQL;
}

/** Selects a member's rows by their `user_id`. */
export const ownRows = (userId: string) => sql`user_id = ${userId}`;
/** Selects rows whose `column` names a row of the member in another table. */
export const within = (column: string, table: string) => (userId: string) =>
  sql`${sql.raw(column)} in (select id from ${sql.raw(table)} where user_id = ${userId})`;
