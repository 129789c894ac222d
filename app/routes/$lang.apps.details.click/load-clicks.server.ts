import { type AdminClick, adminListClicks } from "#contract/admin-clicks.ts";
import type { Paging } from "~/components/data-table/columns";
import { loadPage } from "~/components/data-table/load-page.server";
import type { TableState } from "~/components/data-table/table-specification";
import { readTableState, tableQuery } from "~/components/data-table/url-state";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { clickSort, clicksTable } from "./clicks-table";

export interface ClicksPage {
  table: TableState;
  rows: AdminClick[];
  paging: Paging;
}

/** Loads the page of clicks the URL asks for. @throws ProviderError */
export async function loadClicks(provider: ProviderClient, parameters: URLSearchParams): Promise<ClicksPage> {
  const { table, page } = await loadPage(readTableState(parameters, clicksTable), (state) =>
    provider.call(adminListClicks, { query: { ...tableQuery(state), sort: clickSort(state) } }),
  );
  return { table, rows: page.data, paging: page.meta };
}
