/** Returns the path of a screen's CSV file. Neither path contains a language. */
export function csvPath(screen: string): string {
  return `/csv${screen}`;
}
