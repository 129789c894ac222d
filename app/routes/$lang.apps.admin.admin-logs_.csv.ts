import { exportActivityLogs } from "#contract/activity-logs.ts";
import { filterQuery, readTableState } from "~/components/data-table/url-state";
import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.admin.admin-logs_.csv";
import { logsTable } from "./$lang.apps.admin.admin-logs/logs";

/** The activity log as the list's address filters it, as a file. */
export function loader(args: Route.LoaderArgs) {
  const query = filterQuery(readTableState(args.url.searchParams, logsTable));
  return downloadList(args, { call: exportActivityLogs, query, name: "admin-logs" });
}
