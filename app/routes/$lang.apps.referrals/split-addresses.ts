/** The addresses in a text, apart by spaces, commas, semicolons or lines; each once. */
export function splitAddresses(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
}
