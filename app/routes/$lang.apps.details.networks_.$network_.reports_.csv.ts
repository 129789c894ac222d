import { exportPostbacks } from "#contract/admin-postbacks.ts";
import { id } from "#contract/identifiers.ts";
import { filterQuery, readTableState } from "~/components/data-table/url-state";
import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.details.networks_.$network_.reports_.csv";
import { reportsTable } from "./$lang.apps.details.networks_.$network_.reports/reports-table";

/** A network's reports as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  const network = id.safeParse(args.params.network);
  if (!network.success) throw new Response(null, { status: 404 });
  const filters = filterQuery(readTableState(args.url.searchParams, reportsTable));
  const query = { ...filters, network: network.data };
  return downloadList(args, { call: exportPostbacks, query, name: `reports-${network.data}` });
}
