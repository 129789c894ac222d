import { listStores } from "#contract/stores/stores.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { categories } from "~/features/stores/categories";
import { orders } from "./letters-and-orders";

/** The stores, those with most orders first unless sorted otherwise; categories and letters are links. */
export const stores = listScreen(listStores, {
  choices: { category: categories },
  linked: ["category", "letter"],
  always: { sort: orders[0] },
  sizes: [24, 48, 72, 96],
});
