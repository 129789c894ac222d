import { listStores, listTrendingStores, type StoreTile } from "#contract/stores/stores.ts";
import type { ListPage } from "~/components/data-table/list-page";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { categories } from "~/features/stores/categories";
import { orders } from "./letters-and-orders";

/** The list of stores, by default with the most orders first. Categories and letters are set by links. */
const stores = listScreen(listStores, {
  choices: { category: categories },
  linked: ["category", "letter"],
  always: { sort: orders[0] },
  sizes: [24, 48, 72, 96],
});

/** Loads the page of stores for a URL. @throws ProviderError */
export async function loadStores(provider: ProviderClient, url: URL): Promise<ListPage<StoreTile>> {
  const list = await loadList(provider, stores, url.searchParams);
  return { ...list, rows: list.rows.map(withLogoAddress) };
}

/** Returns the store whose name equals the search text; otherwise the only result, if there is just one. */
export function namedStore({ rows, table: { q } }: ListPage<StoreTile>): StoreTile | undefined {
  const isNamed = (store: StoreTile) => store.name.toLocaleLowerCase() === q.toLocaleLowerCase();
  return rows.find(isNamed) ?? (rows.length === 1 ? rows[0] : undefined);
}

/**
 * Loads popular stores, which are shown for a search without results.
 * @throws ProviderError
 */
export async function loadPopular(provider: ProviderClient): Promise<StoreTile[]> {
  const { data } = await provider.call(listTrendingStores);
  return data.slice(0, 4).map(withLogoAddress);
}
