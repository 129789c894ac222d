import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.admin.admin-logs_.csv";
import { logs } from "./$lang.apps.admin.admin-logs/logs.server";

/** The activity log as the list's address filters it, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, logs);
}
