import { listPayoutRuns } from "#contract/payout-runs/payout-runs.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** All payout runs, the latest first. */
export const payoutRuns = listScreen(listPayoutRuns, { timeColumn: "created" });
