/** URL parameters that open a record, a form or a dialog next to a list. Each list supports some of them. */
export interface RecordParameters {
  /** The id of a row. */
  view?: string;
  /** The action to confirm. Screens define their own names of actions. */
  step?: string;
  ask?: string;
  decide?: string;
  add?: string;
  /** The id of the object that the action applies to, if it isn't the row. */
  id?: string;
  /** The id of the row to open after the action. */
  next?: string;
  session?: string;
  adjustment?: string;
  /** The id of the row that a new one is copied from. */
  from?: string;
  /** `member` shows what the member sees. */
  as?: string;
}

const names: (keyof RecordParameters)[] = [
  "view",
  "step",
  "ask",
  "decide",
  "add",
  "id",
  "next",
  "session",
  "adjustment",
  "from",
  "as",
];

/** Returns the list's query string. Replaces the parameters that open a record or a dialog with `opened`. */
export function recordSearch(search: string, opened: RecordParameters = {}): string {
  const parameters = new URLSearchParams(search);
  for (const name of names) parameters.delete(name);
  for (const [name, value] of Object.entries(opened)) parameters.set(name, value);
  return `?${parameters.toString()}`;
}
