import type { SessionStore } from "~/session/session-store";

/** Creates a session store whose entries tests can inspect. Entries don't expire. */
export function memoryStore() {
  const entries = new Map<string, string>();
  const store: SessionStore = {
    read: async (key) => entries.get(key) ?? null,
    async write(key, value, { onlyIfPresent, onlyIfAbsent }) {
      if (onlyIfPresent && !entries.has(key)) return false;
      if (onlyIfAbsent && entries.has(key)) return false;
      entries.set(key, value);
      return true;
    },
    async take(key) {
      const value = entries.get(key) ?? null;
      entries.delete(key);
      return value;
    },
    close: async () => undefined,
  };
  return { store, entries };
}
