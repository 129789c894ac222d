import { exportOffers } from "#contract/admin-offers.ts";
import { filterQuery, readTableState } from "~/components/data-table/url-state";
import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.details.cash-offers_.csv";
import { offersTable } from "./$lang.apps.details.cash-offers/offers-table";

/** The offers as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  const query = filterQuery(readTableState(args.url.searchParams, offersTable));
  return downloadList(args, { call: exportOffers, query, name: "offers" });
}
