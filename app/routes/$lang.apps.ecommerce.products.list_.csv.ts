import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.ecommerce.products.list_.csv";
import { adminProducts } from "./$lang.apps.ecommerce.products.list/products.server";

/** The products as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, adminProducts);
}
