import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.ecommerce.customers.list_.csv";
import { customers } from "./$lang.apps.ecommerce.customers.list/customers.server";

/** The customers as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, customers);
}
