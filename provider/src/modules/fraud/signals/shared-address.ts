import { sharedValues } from "../links.ts";
import { accountsIn, defineSignal, sharedValue } from "./define-signal.ts";

/** Other accounts with a session from one of the member's IP addresses. */
export const sharedAddress = defineSignal({
  key: "shared_address",
  query: (scope) => sharedValue(scope, sharedValues.address),
  valueOf: accountsIn,
});
