import { listStores } from "#contract/stores.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { categories } from "~/features/stores/categories";

/** The stores, by name unless sorted otherwise; the letters are links of their own. */
export const stores = listScreen(listStores, {
  choices: { category: categories },
  linked: ["letter"],
  sizes: [24, 48, 96],
});
