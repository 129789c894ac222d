import { ilike, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Rows with `text` somewhere in one of the columns, in either case; `%` and `_` mean themselves. */
export function containing(text: string | undefined, columns: PgColumn[]): SQL | undefined {
  if (!text) return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}

// Marks that stand above, below or on letters, Arabic vowel signs and stretching, apostrophes of any kind.
const unspoken = "[\\u0300-\\u036f\\u0640\\u064b-\\u065f\\u0670''\u2019]";

/** Text as people type it when they search: without capitals, accents, Arabic vowel signs and apostrophes. */
export function folded(text: SQLWrapper): SQL<string> {
  return sql`regexp_replace(lower(normalize(${text}, nfkd)), ${sql.raw(`'${unspoken}'`)}, '', 'g')`;
}

/** Rows whose column, which holds folded text (or is folded here), has `text` somewhere in it. */
export function foldedContaining(text: string | undefined, column: SQLWrapper): SQL | undefined {
  return text ? sql`strpos(${column}, ${folded(sql`${text}::text`)}) > 0` : undefined;
}
