/** Creates a cache with a maximum number of entries that drops the least recently used. */
export function createBoundedCache<T>(most: number): (key: string, create: () => T) => T {
  const entries = new Map<string, T>();
  return (key, create) => {
    const entry = entries.get(key) ?? create();
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > most) entries.delete(entries.keys().next().value!);
    return entry;
  };
}
