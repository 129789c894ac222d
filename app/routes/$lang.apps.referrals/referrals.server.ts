import { exportOwnReferrals, listReferrals } from "#contract/referrals/referrals.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** The friends a member referred, newest first. */
export const referrals = listScreen(listReferrals, {
  file: { call: exportOwnReferrals, name: "friends", path: "/apps/referrals" },
});
