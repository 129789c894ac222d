/** What a URL opens beside the list's own parameters. */
export interface Opened {
  /** A user's id. */
  view: string;
  /** The step to be confirmed, and what it is about. */
  ask?: string;
  session?: string;
  adjustment?: string;
  /** `member`: what the member sees. */
  as?: string;
}

/** The list's own parameters of a URL, with what is opened beside it. */
export function userSearch(search: string, opened?: Opened): string {
  const parameters = new URLSearchParams(search);
  for (const name of ["view", "ask", "session", "adjustment", "as", "step", "id"]) parameters.delete(name);
  for (const [name, value] of Object.entries(opened ?? {})) parameters.set(name, value);
  return `?${parameters.toString()}`;
}
