/** The list's own parameters of a URL: without an open detail or decision. */
export function listSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ["view", "decide", "id"]) parameters.delete(name);
  const text = parameters.toString();
  return text ? `?${text}` : "?";
}

/** A link that keeps the list and opens something beside it: a detail, a decision. */
export function withParameters(search: string, added: Record<string, string>): string {
  const parameters = new URLSearchParams(listSearch(search));
  for (const [name, value] of Object.entries(added)) parameters.append(name, value);
  return `?${parameters.toString()}`;
}
