import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.details.leads_.csv";
import { leads } from "./$lang.apps.details.leads/leads.server";

/** The leads as the list's address filters and sorts them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, leads);
}
