import { listWithdrawals } from "#contract/withdrawals/withdrawals.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { statesOf } from "~/components/ui/tone";
import { stateTones } from "~/features/withdrawals/states";

/** A member's withdrawals, newest first. */
export const withdrawals = listScreen(listWithdrawals, { choices: { state: statesOf(stateTones) } });
