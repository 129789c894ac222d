import { exportWithdrawals } from "#contract/admin-withdrawals.ts";
import { filterQuery, readTableState } from "~/components/data-table/url-state";
import { downloadList } from "~/features/administration/download-list.server";
import { withdrawalsQuery } from "~/features/administration/load-withdrawals.server";
import type { Route } from "./+types/$lang.apps.admin.withdraw-history_.csv";
import { historyList, historyTable } from "./$lang.apps.admin.withdraw-history/history";

/** The ended withdrawals as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  const table = readTableState(args.url.searchParams, historyTable);
  const query = withdrawalsQuery(table, historyList, filterQuery(table));
  return downloadList(args, { call: exportWithdrawals, query, name: "withdrawals" });
}
