/** Removes words that equal an earlier one, ignoring case. */
export function withoutDuplicates(words: string[]): string[] {
  const plain = words.map((word) => word.toLowerCase());
  return words.filter((_, index) => plain.indexOf(plain[index]!) === index);
}
