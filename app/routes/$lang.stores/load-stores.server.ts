import { listFavourites } from "#contract/stores/favourites.ts";
import {
  getStoreCounts,
  listStores,
  listTrendingStores,
  type StoreCounts,
  storeSelections,
  type StoreTile,
} from "#contract/stores/stores.ts";
import type { ListPage } from "~/components/data-table/list-page";
import { type ListScreen, listScreen, loadList } from "~/components/data-table/list-screen.server";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { categories } from "~/features/stores/categories";
import { orders } from "./letters-and-orders";

/**
 * The list of stores, by default with the most orders first. Links set the filters for the first letter and
 * of the chips.
 */
const stores = listScreen(listStores, {
  choices: { category: categories, only: ["favourites", ...storeSelections] },
  linked: ["category", "letter", "only"],
  always: { sort: orders[0] },
  sizes: [24, 48, 72, 96],
});

/** The same list restricted to the user's favourites. */
const favourites: ListScreen<typeof listFavourites> = {
  ...stores,
  call: listFavourites,
  file: undefined,
  query(state) {
    const { only: _, ...query } = stores.query(state);
    return query;
  },
};

/** Returns whether a URL selects the user's favourites, which requires a login. */
export function selectsFavourites(url: URL): boolean {
  return stores.read(url.searchParams).filters.only === "favourites";
}

/** Loads the page of stores for a URL. @throws ProviderError */
export async function loadStores(provider: ProviderClient, url: URL): Promise<ListPage<StoreTile>> {
  const list = selectsFavourites(url)
    ? await loadList(provider, favourites, url.searchParams)
    : await loadList(provider, stores, url.searchParams);
  return { ...list, rows: list.rows.map(withLogoAddress) };
}

/**
 * Returns the store whose name equals the search text. Otherwise returns the only result if there is exactly
 * one.
 */
export function namedStore({ rows, table: { q } }: ListPage<StoreTile>): StoreTile | undefined {
  const isNamed = (store: StoreTile) => store.name.toLocaleLowerCase() === q.toLocaleLowerCase();
  return rows.find(isNamed) ?? (rows.length === 1 ? rows[0] : undefined);
}

/** Loads the numbers of stores by selection. @throws ProviderError */
export async function loadCounts(provider: ProviderClient): Promise<StoreCounts> {
  return (await provider.call(getStoreCounts)).data;
}

/**
 * Loads popular stores, which are shown for a search without results.
 * @throws ProviderError
 */
export async function loadPopular(provider: ProviderClient): Promise<StoreTile[]> {
  const { data } = await provider.call(listTrendingStores);
  return data.slice(0, 4).map(withLogoAddress);
}
