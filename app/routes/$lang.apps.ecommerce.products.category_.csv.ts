import { exportCategories } from "#contract/admin-shop-categories.ts";
import { downloadFile } from "~/features/administration/download-list.server";
import { overviewQuery, readChoice } from "~/features/administration/period/period-choice";
import type { Route } from "./+types/$lang.apps.ecommerce.products.category_.csv";

/** The categories with what each sold in the period of the address, as a file. */
export function loader(args: Route.LoaderArgs) {
  const input = { query: overviewQuery(readChoice(args.url.searchParams)) };
  return downloadFile(args, { call: exportCategories, input, name: "categories" });
}
