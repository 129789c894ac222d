import { endedStates } from "~/features/administration/detail-path";
import type { WithdrawalsList } from "~/features/administration/load-withdrawals.server";
import { withdrawalsTable } from "~/features/administration/withdrawals-table";

export const historyTable = withdrawalsTable(endedStates);

export const historyPath = "/apps/admin/withdraw-history";
export const historyList: WithdrawalsList = {
  specification: historyTable,
  states: endedStates,
  order: "newest",
};

/** The list's own search part, with one detail open or none. */
export function detailSearch(search: string, id: string | undefined): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("view");
  if (id) parameters.set("view", id);
  return `?${parameters.toString()}`;
}
