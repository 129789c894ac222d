/** The beginning of a name, for people who need not know who it is: "Fay F." of "Fay Friend". */
export function shortName(name: string): string {
  const [first = "", last] = name.split(" ");
  return last ? `${first} ${last.slice(0, 1)}.` : first;
}
