import { adminListReferrals, exportReferrals } from "#contract/referrals/referrals.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { adminReferralsPath } from "~/features/shop-admin/shop-admin-paths";

/** The list of all referrals, newest first. */
export const adminReferrals = listScreen(adminListReferrals, {
  file: { call: exportReferrals, name: "referrals", path: adminReferralsPath },
  timeColumn: "joined",
});
