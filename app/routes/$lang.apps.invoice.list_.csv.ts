import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.invoice.list_.csv";
import { invoices } from "./$lang.apps.invoice.list/invoices.server";

/** The invoices as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, invoices);
}
