import type { ListPage } from "~/components/data-table/list-page";
import type { CallMeta } from "#contract/calls/call.ts";
import {
  adminListWithdrawals,
  type AdminWithdrawal,
  exportWithdrawals,
} from "#contract/withdrawals/admin-withdrawals.ts";
import { withdrawalStages } from "#contract/withdrawals/withdrawal-stages.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { endedStates, openStates } from "./detail-path";

export type WithdrawalsPage = ListPage<AdminWithdrawal, CallMeta<typeof adminListWithdrawals>>;

const table = { timeColumn: "requested", keep: ["view"] };

/**
 * Withdrawals that aren't decided or paid yet, the longest waiting first. The state can only be set by links.
 */
export const openWithdrawals = listScreen(adminListWithdrawals, {
  ...table,
  choices: { state: openStates, stage: [...withdrawalStages, "all"] },
  meanings: { stage: { all: [] } },
  always: { state: [...openStates] },
  chips: ["state"],
  without: ["endedFrom", "endedTo"],
  order: "oldest",
});

/** Ended withdrawals, the latest first. */
export const endedWithdrawals = listScreen(adminListWithdrawals, {
  ...table,
  file: { call: exportWithdrawals, name: "withdrawals", path: "/apps/admin/withdraw-history" },
  without: ["stage"],
  choices: { state: endedStates },
  always: { state: [...endedStates] },
  chips: ["endedFrom", "endedTo"],
});
