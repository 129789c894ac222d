import { sharedValues } from "../links.ts";
import { accountsIn, defineSignal, sharedValue } from "./define-signal.ts";

/** Other accounts that were signed in with one of the member's browsers. */
export const sharedDevice = defineSignal({
  key: "shared_device",
  query: (scope) => sharedValue(scope, sharedValues.device),
  valueOf: accountsIn,
});
