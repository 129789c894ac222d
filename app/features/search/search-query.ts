const longestQuery = 120;

/** The `q` of an address as it was typed: trimmed, of a bearable length, and without what no name holds. */
export function searchQuery(parameters: URLSearchParams): string {
  const query = (parameters.get("q") ?? "").replaceAll("\0", "").trim();
  return Array.from(query, (character) => (/\p{Cs}/u.test(character) ? "" : character))
    .slice(0, longestQuery)
    .join("");
}
