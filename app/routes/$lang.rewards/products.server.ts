import { listShopProducts } from "#contract/shop.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** The shop's products; categories are chosen by the names the screen brings. */
export const products = listScreen(listShopProducts, {
  names: { category: null },
  sizes: [24, 48, 96],
});
