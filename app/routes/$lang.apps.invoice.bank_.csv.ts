import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.invoice.bank_.csv";
import { movements } from "./$lang.apps.invoice.bank/bank.server";

/** A bank's movements as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, movements);
}
