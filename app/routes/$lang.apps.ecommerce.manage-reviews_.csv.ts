import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.ecommerce.manage-reviews_.csv";
import { adminReviews } from "./$lang.apps.ecommerce.manage-reviews/reviews.server";

/** The reviews as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, adminReviews);
}
