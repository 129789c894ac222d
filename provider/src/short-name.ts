/** Shortens a name for people who don't need to identify the person: "Fay F." for "Fay Friend". */
export function shortName(name: string): string {
  const [first = "", last] = name.split(" ");
  return last ? `${first} ${last.slice(0, 1)}.` : first;
}
