import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.ecommerce.orders.list_.csv";
import { adminOrders } from "./$lang.apps.ecommerce.orders.list/orders.server";

/** The orders as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, adminOrders);
}
