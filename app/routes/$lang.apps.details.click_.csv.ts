import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.details.click_.csv";
import { clicks } from "./$lang.apps.details.click/clicks.server";

/** The clicks as the list's address filters and sorts them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, clicks);
}
