/** Returns a cache that keeps the entries used last, up to a number of them. */
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
