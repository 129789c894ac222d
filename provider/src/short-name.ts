/** Shortens a name for places where the person shouldn't be identifiable: "Fay F." for "Fay Friend". */
export function shortName(name: string): string {
  const [first = "", last] = name.split(" ");
  return last ? `${first} ${last.slice(0, 1)}.` : first;
}
