import { normalizeQuery } from "~/features/search/fold";

const storageKey = "recent-searches";
const maxSearches = 5;
const maxSearchLength = 120;

/** Returns this browser's latest searches, newest first. Empty if they can't be read or are malformed. */
export function readRecent(storage: Pick<Storage, "getItem"> = localStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? withoutDuplicates(stored.filter(isSearch)) : [];
  } catch {
    return [];
  }
}

/** Moves a search to the start of the list and keeps five. Does nothing if the browser can't store it. */
export function rememberSearch(
  typed: string,
  storage: Pick<Storage, "getItem" | "setItem"> = localStorage,
): void {
  const search = typed.trim();
  if (!isSearch(search)) return;
  try {
    storage.setItem(storageKey, JSON.stringify(withoutDuplicates([search, ...readRecent(storage)])));
  } catch {
    // Storage is full or disabled, so there are no recent searches.
  }
}

/** Deletes all recent searches. */
export function forgetSearches(storage: Pick<Storage, "removeItem"> = localStorage): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // Storage is disabled, so nothing was stored before.
  }
}

function isSearch(value: unknown): value is string {
  return typeof value === "string" && value.length <= maxSearchLength && normalizeQuery(value) !== "";
}

function withoutDuplicates(searches: string[]): string[] {
  const byQuery = new Map<string, string>();
  for (const search of searches) {
    const query = normalizeQuery(search);
    if (!byQuery.has(query)) byQuery.set(query, search);
  }
  return [...byQuery.values()].slice(0, maxSearches);
}
