import { exportLeads } from "#contract/admin-leads.ts";
import { filterQuery, readTableState } from "~/components/data-table/url-state";
import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.details.leads_.csv";
import { leadsQuery, leadsTable } from "./$lang.apps.details.leads/leads-table";

/** The leads as the list's address filters and sorts them, as a file. */
export function loader(args: Route.LoaderArgs) {
  const state = readTableState(args.url.searchParams, leadsTable);
  return downloadList(args, {
    call: exportLeads,
    query: leadsQuery(state, filterQuery(state)),
    name: "leads",
  });
}
