/** Removes words that are equal to an earlier word, ignoring case. */
export function withoutDuplicates(words: string[]): string[] {
  const lowerCaseWords = words.map((word) => word.toLowerCase());
  return words.filter((_, index) => lowerCaseWords.indexOf(lowerCaseWords[index]!) === index);
}
