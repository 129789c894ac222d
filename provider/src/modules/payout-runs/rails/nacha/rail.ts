import type { Exclusion } from "#contract/payout-runs/run-states.ts";
import { readAccountHolder } from "#contract/text/input/account-holder.ts";
import { readRoutingNumber, readUsAccountNumber } from "#contract/text/input/us-account.ts";
import type { PayoutDetails } from "#contract/withdrawals/payout-methods.ts";
import { isFederalReserveDay, nextBusinessDay } from "../business-days.ts";
import type { Rail } from "../rail.ts";
import { writeNachaFile } from "./nacha-file.ts";

/** ACH credits to US accounts as a NACHA file. */
export const nachaRail: Rail = {
  fileType: () => ({ mediaType: "text/plain", extension: "ach" }),
  exclude: excludeFromAch,
  executionDay: (at) => nextBusinessDay(at, "America/New_York", isFederalReserveDay),
  write: writeNachaFile,
};

function excludeFromAch(details: PayoutDetails): Exclusion | null {
  if (details.kind !== "us_account") return "account_invalid";
  const isAccount =
    readRoutingNumber(details.routingNumber).ok && readUsAccountNumber(details.accountNumber).ok;
  if (!isAccount) return "account_invalid";
  const holder = readAccountHolder(details.holder);
  if (holder.ok) return null;
  return holder.problem === "holder_not_latin" ? "name_not_latin" : "account_invalid";
}
