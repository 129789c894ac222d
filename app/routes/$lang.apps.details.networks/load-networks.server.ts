import { type ListedNetwork, listNetworks } from "#contract/admin-networks.ts";
import type { Paging } from "~/components/data-table/columns";
import { loadPage } from "~/components/data-table/load-page.server";
import type { TableState } from "~/components/data-table/table-specification";
import { readTableState, tableQuery } from "~/components/data-table/url-state";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { networksTable } from "./networks-table";

export interface NetworksPage {
  table: TableState;
  rows: ListedNetwork[];
  paging: Paging;
}

/** Loads the page of networks the URL asks for. @throws ProviderError */
export async function loadNetworks(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<NetworksPage> {
  const { table, page } = await loadPage(readTableState(parameters, networksTable), (state) =>
    provider.call(listNetworks, { query: tableQuery(state) }),
  );
  return { table, rows: page.data, paging: page.meta };
}
