/** Splits a text into addresses at spaces, commas, semicolons and line breaks, without duplicates. */
export function splitAddresses(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
}
