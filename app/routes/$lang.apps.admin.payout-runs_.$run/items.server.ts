import { listPayoutItems } from "#contract/payout-runs/payout-runs.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** The payments of a run in the order of its file. */
export const payoutItems = listScreen(listPayoutItems, { without: ["run"], keep: ["view"] });
