const maxQueryLength = 120;

/** Returns the URL's `q`, trimmed, limited in length, and without characters that don't occur in names. */
export function searchQuery(parameters: URLSearchParams): string {
  const query = (parameters.get("q") ?? "").replaceAll("\0", "").trim();
  return Array.from(query, (character) => (/\p{Cs}/u.test(character) ? "" : character))
    .slice(0, maxQueryLength)
    .join("");
}
