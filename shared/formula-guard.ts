// The positions where a spreadsheet would read a formula: at the start of a cell and, because some readers
// split at semicolons, tabs or line breaks, after each of those. Invisible characters and quotes before the
// operator don't count, and full-width operators do.
const start = /^(?=[\p{Cf}\p{Cc}\p{Zs}"]*[=+\-@＝＋－＠]|[\t\r\n])/u;
const within = /(?<=[;\t\r\n])(?=(?:(?![\t\r\n])[\p{Cf}\p{Cc}\p{Zs}"])*[=+\-@＝＋－＠])/gu;

/**
 * Returns text for a cell of a CSV file, with an apostrophe before anything a spreadsheet would read as a
 * formula.
 */
export function guardFormula(text: string): string {
  return text.replace(within, "'").replace(start, "'");
}
