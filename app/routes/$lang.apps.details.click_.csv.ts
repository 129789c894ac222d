import { exportClicks } from "#contract/admin-clicks.ts";
import { filterQuery, readTableState } from "~/components/data-table/url-state";
import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.details.click_.csv";
import { clicksTable, clickSort } from "./$lang.apps.details.click/clicks-table";

/** The clicks as the list's address filters and sorts them, as a file. */
export function loader(args: Route.LoaderArgs) {
  const table = readTableState(args.url.searchParams, clicksTable);
  const query = { ...filterQuery(table), sort: clickSort(table) };
  return downloadList(args, { call: exportClicks, query, name: "clicks" });
}
