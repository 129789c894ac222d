import { sharedValues } from "../links.ts";
import { accountsIn, defineSignal, sharedValue } from "./define-signal.ts";

/** Other accounts that were paid, or could be, to the member's bank account or mailbox. */
export const sharedPayout = defineSignal({
  key: "shared_payout",
  query: (scope) => sharedValue(scope, sharedValues.payout),
  valueOf: accountsIn,
});
