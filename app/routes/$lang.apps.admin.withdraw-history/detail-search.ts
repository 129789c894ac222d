/** The list's own search part, with one detail open or none. */
export function detailSearch(search: string, id: string | undefined): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("view");
  if (id) parameters.set("view", id);
  return `?${parameters.toString()}`;
}
