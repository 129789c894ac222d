import { listStoreNames } from "#contract/roles/admin-names.ts";
import { adminListCoupons, exportCoupons } from "#contract/coupons/admin-coupons.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { adminCouponsPath } from "~/features/shop-admin/shop-admin-paths";

/** The list of all coupons, newest first. */
export const adminCoupons = listScreen(adminListCoupons, {
  file: { call: exportCoupons, name: "coupons", path: adminCouponsPath },
  optionCalls: { store: listStoreNames },
});
