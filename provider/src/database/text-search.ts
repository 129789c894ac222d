import { or, sql, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * Text as people type it when they search, by the database function `search_text`: as `foldText` of
 * `shared/fold-text.ts` does it.
 */
export function folded(text: SQLWrapper): SQL<string> {
  return sql`search_text(${text})`;
}

/** Rows with `text` somewhere in one of the columns, both folded. */
export function containing(text: string | undefined, columns: SQLWrapper[]): SQL | undefined {
  return text ? or(...columns.map((column) => foldedContaining(text, folded(column)))) : undefined;
}

/** Rows whose column, which holds folded text (or is folded here), has `text` somewhere in it. */
export function foldedContaining(text: string | undefined, column: SQLWrapper): SQL | undefined {
  return text ? sql`strpos(${column}, ${folded(sql`${text}::text`)}) > 0` : undefined;
}
