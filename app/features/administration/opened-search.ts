/** What an address may open beside a list; every list knows some of them. */
export interface Opened {
  /** The id of a row. */
  view?: string;
  /** A step to be confirmed, by the word its screen has for it. */
  step?: string;
  ask?: string;
  decide?: string;
  add?: string;
  /** What the step is about beside the row. */
  id?: string;
  session?: string;
  adjustment?: string;
  /** The row a new one is prefilled from. */
  from?: string;
  /** `member`: what the member sees. */
  as?: string;
}

const names: (keyof Opened)[] = [
  "view",
  "step",
  "ask",
  "decide",
  "add",
  "id",
  "session",
  "adjustment",
  "from",
  "as",
];

/** The list's own parameters of a URL, with something opened beside it or nothing. */
export function openedSearch(search: string, opened: Opened = {}): string {
  const parameters = new URLSearchParams(search);
  for (const name of names) parameters.delete(name);
  for (const [name, value] of Object.entries(opened)) parameters.set(name, value);
  return `?${parameters.toString()}`;
}
