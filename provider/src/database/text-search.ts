import { or, sql, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * Normalizes text for searching with the database function `search_text`, like `foldText` in
 * `shared/fold-text.ts`.
 */
export function folded(text: SQLWrapper): SQL<string> {
  return sql`search_text(${text})`;
}

/** Matches rows with `text` in one of the columns, all normalized. */
export function containing(text: string | undefined, columns: SQLWrapper[]): SQL | undefined {
  return text ? or(...columns.map((column) => foldedContaining(text, folded(column)))) : undefined;
}

/** Matches rows whose column, already normalized or normalized here, contains `text`. */
export function foldedContaining(text: string | undefined, column: SQLWrapper): SQL | undefined {
  return text ? sql`strpos(${column}, ${folded(sql`${text}::text`)}) > 0` : undefined;
}
