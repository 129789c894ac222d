import { adminListCustomers, exportCustomers } from "#contract/shop/admin-shop-customers.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { customersPath } from "~/features/shop-admin/shop-admin-paths";

/** The list of members with orders, latest order first. */
export const customers = listScreen(adminListCustomers, {
  file: { call: exportCustomers, name: "customers", path: customersPath },
});
