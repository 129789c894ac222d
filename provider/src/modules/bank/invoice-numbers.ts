import { withoutMarks } from "#contract/text/input/marks.ts";

/** Returns a text in capitals, with plain digits and dashes and without invisible characters. */
function plainText(text: string): string {
  return withoutMarks(text)
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .toUpperCase();
}

/** Returns the invoice numbers in a text, with any spacing: `inv 2026/00012` too. */
export function namedNumbers(text: string): string[] {
  const matches = plainText(text).matchAll(/(?<![A-Z0-9])INV[\s\-/._]*(\d{4})[\s\-/._]*(\d{5,9})(?!\d)/g);
  return [...new Set([...matches].map(([, year, last]) => `INV-${year}-${last}`))];
}

/**
 * Returns the numbers of `namedNumbers`, and possible numbers that the bank split with a line break
 * (`INV-2026-0 0077`). A split number counts only if an open invoice has it.
 */
export function possibleNumbers(text: string): string[] {
  const normalized = plainText(text).replace(/\s+/g, " ");
  const matches = normalized.matchAll(
    /(?<![A-Z0-9])I ?N ?V[ \-/._]*(\d(?: ?\d){3})[ \-/._]*(\d+(?: \d+){0,4})/g,
  );
  const numbers = [...matches].flatMap(([, year = "", digits = ""]) => {
    const groups = digits.split(" ");
    return groups
      .map((_, index) => groups.slice(0, index + 1).join(""))
      .filter((last) => last.length >= 5 && last.length <= 9)
      .map((last) => `INV-${year.replaceAll(" ", "")}-${last}`);
  });
  return [...new Set([...namedNumbers(text), ...numbers])];
}
