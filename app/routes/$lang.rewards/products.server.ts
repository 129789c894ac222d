import { listShopProducts } from "#contract/shop/shop.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** The shop's products. The screen provides the names of categories for the filter. */
export const products = listScreen(listShopProducts, {
  names: { category: null },
  sizes: [24, 48, 96],
});
