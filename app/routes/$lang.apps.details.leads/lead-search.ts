/** The list's own parameters of a URL, with one lead opened, or one of its steps asked for, beside it. */
export function leadSearch(search: string, opened?: { view: string; step?: string }): string {
  const parameters = new URLSearchParams(search);
  for (const name of ["view", "step", "id"]) parameters.delete(name);
  for (const [name, value] of Object.entries(opened ?? {})) parameters.set(name, value);
  return `?${parameters.toString()}`;
}
