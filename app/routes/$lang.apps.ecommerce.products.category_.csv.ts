import { exportCategories } from "#contract/admin-shop-categories.ts";
import { readTableState } from "~/components/data-table/url-state";
import { downloadFile } from "~/features/administration/download-list.server";
import { overviewQuery, readChoice } from "~/features/administration/period/period-choice";
import type { Route } from "./+types/$lang.apps.ecommerce.products.category_.csv";

/** The categories the search of the address finds, with what each sold in the period of the address, as a file. */
export function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url;
  const { q } = readTableState(searchParams, { search: true });
  const input = { query: { ...overviewQuery(readChoice(searchParams)), ...(q && { q }) } };
  return downloadFile(args, { call: exportCategories, input, name: "categories" });
}
