import type { StoreTile } from "#contract/stores.ts";
import type { ListPage } from "~/components/data-table/list-page";
import { loadList } from "~/components/data-table/list-screen.server";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { stores } from "./stores.server";

/** The page of stores the URL asks for. @throws ProviderError */
export async function loadStores(provider: ProviderClient, url: URL): Promise<ListPage<StoreTile>> {
  const list = await loadList(provider, stores, url.searchParams);
  return { ...list, rows: list.rows.map(withLogoAddress) };
}
