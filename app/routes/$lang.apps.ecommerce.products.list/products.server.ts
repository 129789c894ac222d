import { adminListProducts, exportProducts } from "#contract/shop/admin-shop-products.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { productsPath } from "~/features/shop-admin/shop-admin-paths";

/** All products, newest first. The screen provides the names of categories. */
export const adminProducts = listScreen(adminListProducts, {
  names: { category: null },
  file: { call: exportProducts, name: "products", path: productsPath },
});
