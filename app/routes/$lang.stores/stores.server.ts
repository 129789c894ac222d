import { listStores } from "#contract/stores/stores.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { categories } from "~/features/stores/categories";
import { orders } from "./letters-and-orders";

/** The list of stores, by default those with the most orders first. Categories and letters are links. */
export const stores = listScreen(listStores, {
  choices: { category: categories },
  linked: ["category", "letter"],
  always: { sort: orders[0] },
  sizes: [24, 48, 72, 96],
});
