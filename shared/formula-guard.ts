// What a spreadsheet takes for the beginning of a formula, also in full width, behind what nobody sees and behind
// quotes, which such a reader takes away: at the start of a cell, and where a reader that splits at semicolons,
// tabs or lines begins a new one.
const start = /^(?=[\p{Cf}\p{Cc}\p{Zs}"]*[=+\-@＝＋－＠]|[\t\r\n])/u;
const within = /(?<=[;\t\r\n])(?=(?:(?![\t\r\n])[\p{Cf}\p{Cc}\p{Zs}"])*[=+\-@＝＋－＠])/gu;

/** A text for a cell of a CSV file: with an apostrophe before what a spreadsheet would take for a formula. */
export function guardFormula(text: string): string {
  return text.replace(within, "'").replace(start, "'");
}
