import { exportNetworks } from "#contract/admin-networks.ts";
import { filterQuery, readTableState } from "~/components/data-table/url-state";
import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.details.networks_.csv";
import { networksTable } from "./$lang.apps.details.networks/networks-table";

/** The networks as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  const state = readTableState(args.url.searchParams, networksTable);
  return downloadList(args, { call: exportNetworks, query: filterQuery(state), name: "networks" });
}
