import { maxRecentRecords } from "#contract/staff-search/record-kinds.ts";

const storageKey = "recent-records";

/**
 * Returns the keys (`kind:id`) of the records that were last opened from the search in this browser, newest
 * first. Only keys are stored; the content is loaded again with the user's permissions.
 */
export function readRecentRecords(storage: Pick<Storage, "getItem"> = localStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isKey).slice(0, maxRecentRecords) : [];
  } catch {
    return [];
  }
}

/** Moves a record to the start of the list and keeps five. Does nothing if the browser can't store it. */
export function rememberRecord(
  key: string,
  storage: Pick<Storage, "getItem" | "setItem"> = localStorage,
): void {
  try {
    const otherKeys = readRecentRecords(storage).filter((other) => other !== key);
    storage.setItem(storageKey, JSON.stringify([key, ...otherKeys].slice(0, maxRecentRecords)));
  } catch {
    // Storage is full or disabled, so there are no recent records.
  }
}

function isKey(value: unknown): value is string {
  return typeof value === "string" && /^[a-z]+:[\w-]{1,64}$/.test(value);
}
