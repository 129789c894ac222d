import { sharedValues } from "../links.ts";
import { accountsIn, defineSignal, sharedValue } from "./define-signal.ts";

/** Other accounts with the member's bank account or mailbox as payout method, now or earlier. */
export const sharedPayout = defineSignal({
  key: "shared_payout",
  query: (scope) => sharedValue(scope, sharedValues.payout),
  valueOf: accountsIn,
});
