import { listStores, type StoreTile } from "#contract/stores.ts";
import type { Paging } from "~/components/data-table/columns";
import { loadPage } from "~/components/data-table/load-page.server";
import type { TableState } from "~/components/data-table/table-specification";
import { readTableState, tableQuery } from "~/components/data-table/url-state";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { storesTable } from "./stores-table";

export interface StoresPage {
  table: TableState;
  stores: StoreTile[];
  paging: Paging;
}

/** The page of stores the URL asks for. @throws ProviderError */
export async function loadStores(provider: ProviderClient, url: URL): Promise<StoresPage> {
  const asked = mostFirst(readTableState(url.searchParams, storesTable));
  const { table, page } = await loadPage(asked, (state) =>
    provider.call(listStores, { query: tableQuery(state) }),
  );
  return { table, stores: page.data.map(withLogoAddress), paging: page.meta };
}

/** Only names are sorted both ways. */
function mostFirst(state: TableState): TableState {
  return state.sort && state.sort.by !== "name"
    ? { ...state, sort: { ...state.sort, descending: true } }
    : state;
}
