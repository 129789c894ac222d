import type { ExtensionStore } from "#contract/extension/extension-stores.ts";

/** The stores by their domains. */
export type StoreIndex = ReadonlyMap<string, ExtensionStore>;

const indexes = new WeakMap<readonly ExtensionStore[], StoreIndex>();

/** Returns the index of a list of stores. It is built once for each list. */
export function indexStores(stores: readonly ExtensionStore[]): StoreIndex {
  const cachedIndex = indexes.get(stores);
  if (cachedIndex) return cachedIndex;
  const index = new Map(stores.map((store) => [store.domain, store]));
  indexes.set(stores, index);
  return index;
}

/**
 * Returns the store of a page: the one with the longest domain that equals the page's host or is a parent of
 * it. Undefined for other hosts, for protocols other than http and https, and for invalid URLs.
 */
export function matchStore(index: StoreIndex, address: string): ExtensionStore | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return undefined;
  const labels = hostname.replace(/\.$/, "").split(".");
  for (let start = 0; start < labels.length; start++) {
    const store = index.get(labels.slice(start).join("."));
    if (store) return store;
  }
  return undefined;
}

/** Returns the match patterns of a store's pages, for permissions and content scripts. */
export function patternsOf(domain: string): string[] {
  return [`*://*.${domain}/*`];
}
