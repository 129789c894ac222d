import { exportClaims } from "#contract/admin-claims.ts";
import { filterQuery, readTableState } from "~/components/data-table/url-state";
import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.admin.claims_.csv";
import { claimsQuery, claimsTable } from "./$lang.apps.admin.claims/claims-table";

/** The claims as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  const query = claimsQuery(filterQuery(readTableState(args.url.searchParams, claimsTable)));
  return downloadList(args, { call: exportClaims, query, name: "claims" });
}
