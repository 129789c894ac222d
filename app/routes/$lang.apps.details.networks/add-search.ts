/** The list's own parameters of a URL, with the form of a new network beside it or without. */
export function addSearch(search: string, isAdding: boolean): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("add");
  if (isAdding) parameters.set("add", "network");
  return `?${parameters.toString()}`;
}
