import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.ecommerce.coupons_.csv";
import { adminCoupons } from "./$lang.apps.ecommerce.coupons/coupons.server";

/** The coupons as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, adminCoupons);
}
