/** URL parameters that open something next to a list. Each list supports some of them. */
export interface RecordParameters {
  /** The id of a row. */
  view?: string;
  /** An action to confirm, by the screen's name for it. */
  step?: string;
  ask?: string;
  decide?: string;
  add?: string;
  /** The id of the action's object, if it isn't the row. */
  id?: string;
  /** The id of the row to open after the action. */
  next?: string;
  session?: string;
  adjustment?: string;
  /** The row whose values prefill a new one. */
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
