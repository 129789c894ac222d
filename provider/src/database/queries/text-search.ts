import { inArray, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { readEmail } from "#contract/text/input/email.ts";
import type { Queryable } from "../engine/connection.ts";

/**
 * Normalizes text for searching with the database function `search_text`, like `foldText` in
 * `shared/fold-text.ts`.
 */
export function foldedText(text: SQLWrapper): SQL<string> {
  return sql`search_text(${text})`;
}

/**
 * Matches rows with `text` in one of the columns; both are normalized. An email address is also searched in its
 * stored form, because international domains are displayed in their own script but stored differently.
 */
export function containing(text: string | undefined, columns: SQLWrapper[]): SQL | undefined {
  if (!text) return undefined;
  const forms = text.includes("@") ? [text, readEmail(text)] : [text];
  return or(...forms.flatMap((form) => columns.map((column) => foldedContaining(form, foldedText(column)))));
}

/**
 * Returns the condition that a normalized column contains `text`, which is normalized here. Uses `like`,
 * because trigram indexes support it.
 */
export function foldedContaining(text: string | undefined, column: SQLWrapper): SQL | undefined {
  if (!text) return undefined;
  const escaped = sql`regexp_replace(${foldedText(sql`${text}::text`)}, '([\\\\%_])', '\\\\\\1', 'g')`;
  return sql`${column} like '%' || ${escaped} || '%'`;
}

/** Columns to search, and the id of their table's rows. */
interface SearchedColumns {
  id: PgColumn;
  columns: PgColumn[];
}

/** The maximum number of matching rows that are listed by id. */
const maxListed = 200;

/**
 * Finds the rows with `text` in one of the columns, which should have a trigram index. Returns the condition
 * that `reference` is the id of one of these rows; undefined without a text. If there are few matches, the
 * condition lists their ids, so that the query reads them by index. If there are many, reading the list in its
 * order soon fills a page, and a list of ids would only slow it down.
 */
export async function findContaining(
  queryable: Queryable,
  text: string | undefined,
  { id, columns, reference = id }: SearchedColumns & { reference?: PgColumn },
): Promise<SQL | undefined> {
  const condition = containing(text, columns);
  if (!condition) return undefined;
  const { table } = id;
  const matches = await queryable
    .select({ id })
    .from(table)
    .where(condition)
    .limit(maxListed + 1);
  if (matches.length <= maxListed)
    return inArray(
      reference,
      matches.map((row) => row.id),
    );
  if (reference === id) return condition;
  return sql`${reference} in (select ${id} from ${table} where ${condition})`;
}
