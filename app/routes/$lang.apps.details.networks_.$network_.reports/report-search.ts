/** The list's own parameters of a URL, with one report opened, or asked to be put aside, beside it. */
export function reportSearch(search: string, opened?: { view: string; ask?: "discard" }): string {
  const parameters = new URLSearchParams(search);
  for (const name of ["view", "ask"]) parameters.delete(name);
  for (const [name, value] of Object.entries(opened ?? {})) parameters.set(name, value);
  return `?${parameters.toString()}`;
}
