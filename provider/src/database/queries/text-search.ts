import { or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { readEmail } from "#contract/text/input/email.ts";

/**
 * Normalizes text for searching with the database function `search_text`, like `foldText` in
 * `shared/fold-text.ts`.
 */
export function foldedText(text: SQLWrapper): SQL<string> {
  return sql`search_text(${text})`;
}

/**
 * Matches rows with `text` in one of the columns, all normalized. Finds e-mail addresses also in their stored
 * form, as international domains are displayed in their own script.
 */
export function containing(text: string | undefined, columns: SQLWrapper[]): SQL | undefined {
  if (!text) return undefined;
  const forms = text.includes("@") ? [text, readEmail(text)] : [text];
  return or(...forms.flatMap((form) => columns.map((column) => foldedContaining(form, foldedText(column)))));
}

/** Matches rows whose column, already normalized or normalized here, contains `text`. */
export function foldedContaining(text: string | undefined, column: SQLWrapper): SQL | undefined {
  return text ? sql`strpos(${column}, ${foldedText(sql`${text}::text`)}) > 0` : undefined;
}
