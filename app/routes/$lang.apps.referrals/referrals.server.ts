import { exportOwnReferrals, listReferrals } from "#contract/referrals/referrals.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** The list of friends whom a member has referred, newest first. */
export const referrals = listScreen(listReferrals, {
  file: { call: exportOwnReferrals, name: "friends", path: "/apps/referrals" },
});
