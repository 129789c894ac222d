import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.admin.tickets_.csv";
import { adminTickets } from "./$lang.apps.admin.tickets/tickets.server";

/** The tickets as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, adminTickets);
}
