/** Returns the path of a screen's CSV file. Both paths are without language. */
export function csvPath(screen: string): string {
  return `/csv${screen}`;
}
