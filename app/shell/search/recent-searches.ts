import { normalizeQuery } from "~/features/search/fold";

const storageKey = "recent-searches";
const mostKept = 5;
const longest = 120;

/** The latest searches of this browser, the last first; none where they cannot be read or make no sense. */
export function readRecent(storage: Pick<Storage, "getItem"> = localStorage): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? distinct(kept.filter(isSearch)) : [];
  } catch {
    return [];
  }
}

/** Puts a search before the others, of which five stay with it. A browser that keeps nothing is no error. */
export function rememberSearch(
  typed: string,
  storage: Pick<Storage, "getItem" | "setItem"> = localStorage,
): void {
  const search = typed.trim();
  if (!isSearch(search)) return;
  try {
    storage.setItem(storageKey, JSON.stringify(distinct([search, ...readRecent(storage)])));
  } catch {
    // Full or forbidden: there will be no recent searches.
  }
}

/** Forgets all recent searches. */
export function forgetSearches(storage: Pick<Storage, "removeItem"> = localStorage): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // Forbidden: then nothing was kept either.
  }
}

function isSearch(value: unknown): value is string {
  return typeof value === "string" && value.length <= longest && normalizeQuery(value) !== "";
}

function distinct(searches: string[]): string[] {
  const byQuery = new Map<string, string>();
  for (const search of searches) {
    const query = normalizeQuery(search);
    if (!byQuery.has(query)) byQuery.set(query, search);
  }
  return [...byQuery.values()].slice(0, mostKept);
}
