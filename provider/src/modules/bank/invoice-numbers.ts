/** The numbers of invoices that words name, however they are spaced: `inv 2026/00012` too. */
export function namedNumbers(text: string): string[] {
  const found = text.toUpperCase().matchAll(/(?<![A-Z0-9])INV[\s\-/._]*(\d{4})[\s\-/._]*(\d{5,9})(?!\d)/g);
  return [...new Set([...found].map(([, year, last]) => `INV-${year}-${last}`))];
}

/**
 * The numbers that words may name: those of `namedNumbers`, and those that a bank's line width cut by a space
 * (`INV-2026-0 0077`). A cut one counts only when it is an open invoice's.
 */
export function possibleNumbers(text: string): string[] {
  const plain = text.toUpperCase().replace(/\s+/g, " ");
  const cut = plain.matchAll(/(?<![A-Z0-9])I ?N ?V[ \-/._]*(\d(?: ?\d){3})[ \-/._]*(\d+(?: \d+){0,4})/g);
  const numbers = [...cut].flatMap(([, year = "", digits = ""]) => {
    const groups = digits.split(" ");
    return groups
      .map((_, at) => groups.slice(0, at + 1).join(""))
      .filter((last) => last.length >= 5 && last.length <= 9)
      .map((last) => `INV-${year.replaceAll(" ", "")}-${last}`);
  });
  return [...new Set([...namedNumbers(text), ...numbers])];
}
