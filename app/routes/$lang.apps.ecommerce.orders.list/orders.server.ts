import { adminListOrders, exportOrders } from "#contract/shop/admin-shop-orders.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { adminOrdersPath } from "~/features/shop-admin/shop-admin-paths";

/** The list of all orders, newest first. */
export const adminOrders = listScreen(adminListOrders, {
  file: { call: exportOrders, name: "orders", path: adminOrdersPath },
  timeColumn: "placed",
});
