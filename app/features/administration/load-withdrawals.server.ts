import { type AdminWithdrawal, adminListWithdrawals } from "#contract/admin-withdrawals.ts";
import type { CallMeta } from "#contract/call.ts";
import type { WithdrawalState } from "#contract/withdrawals.ts";
import { loadPage } from "~/components/data-table/load-page.server";
import type { TableSpecification, TableState } from "~/components/data-table/table-specification";
import { orderByTime, readTableState, tableQuery } from "~/components/data-table/url-state";
import type { ProviderClient } from "~/provider-client/provider-client.server";

export interface WithdrawalsPage {
  table: TableState;
  rows: AdminWithdrawal[];
  paging: CallMeta<typeof adminListWithdrawals>;
}

export interface WithdrawalsList {
  specification: TableSpecification;
  /** The states the list is about; a filter narrows them. */
  states: readonly WithdrawalState[];
  /** Which end comes first unless the URL says otherwise. */
  order: "newest" | "oldest";
}

/** Loads the page of an admin's list that the URL asks for. @throws ProviderError */
export async function loadWithdrawals(
  provider: ProviderClient,
  parameters: URLSearchParams,
  list: WithdrawalsList,
): Promise<WithdrawalsPage> {
  const asked = readTableState(parameters, list.specification);
  const { table, page } = await loadPage(asked, (state) =>
    provider.call(adminListWithdrawals, {
      query: withdrawalsQuery(state, list, tableQuery(state)),
    }),
  );
  return { table, rows: page.data, paging: page.meta };
}

/** What the list asks the provider for, out of its table's own `query`. */
export function withdrawalsQuery(
  state: TableState,
  { states, order }: WithdrawalsList,
  { sort: _, ...query }: Record<string, string | number>,
) {
  return { state: [...states], ...query, order: orderByTime(state, order) };
}
