/** Words without those that came before in other capitals. */
export function eachOnce(words: string[]): string[] {
  const plain = words.map((word) => word.toLowerCase());
  return words.filter((_, index) => plain.indexOf(plain[index]!) === index);
}
