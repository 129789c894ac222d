import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.ecommerce.referrals_.csv";
import { adminReferrals } from "./$lang.apps.ecommerce.referrals/referrals.server";

/** The referrals as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, adminReferrals);
}
