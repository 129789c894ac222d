import type { ExtensionStore } from "#contract/extension/extension-stores.ts";

/** A list of stores by their domains. */
export type StoreIndex = ReadonlyMap<string, ExtensionStore>;

/** Returns the index of a list of stores. */
export function indexStores(stores: readonly ExtensionStore[]): StoreIndex {
  return new Map(stores.map((store) => [store.domain, store]));
}

/**
 * Returns the store of a page: the one with the longest domain that the host equals or is below. Undefined for other
 * hosts, other protocols than http and https, and addresses that can't be read.
 */
export function matchStore(index: StoreIndex, address: string): ExtensionStore | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return undefined;
  const labels = hostname.replace(/\.$/, "").split(".");
  for (let start = 0; start < labels.length; start++) {
    const found = index.get(labels.slice(start).join("."));
    if (found) return found;
  }
  return undefined;
}

/** Returns the match patterns of a store's pages, for permissions and content scripts. */
export function patternsOf(domain: string): string[] {
  return [`*://*.${domain}/*`];
}
