import { adminListProducts, exportProducts } from "#contract/shop/admin-shop-products.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { productsPath } from "~/features/shop-admin/shop-admin-paths";

/** The list of all products, newest first. The screen adds the names of the categories. */
export const adminProducts = listScreen(adminListProducts, {
  optionCalls: { category: null },
  file: { call: exportProducts, name: "products", path: productsPath },
});
