import { listStoreNames } from "#contract/roles/admin-names.ts";
import { adminListReviews, exportReviews } from "#contract/reviews/admin-reviews.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { adminReviewsPath } from "~/features/shop-admin/shop-admin-paths";

/** The list of all reviews, newest first. */
export const adminReviews = listScreen(adminListReviews, {
  file: { call: exportReviews, name: "reviews", path: adminReviewsPath },
  choices: { stars: ["5", "4", "3", "2", "1"] },
  optionCalls: { store: listStoreNames },
});
