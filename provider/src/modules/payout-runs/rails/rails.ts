import type { RailKey } from "#contract/payout-runs/rails.ts";
import { nachaRail } from "./nacha/rail.ts";
import { paypalRail } from "./paypal/rail.ts";
import type { Rail } from "./rail.ts";
import { sepaRail } from "./sepa/rail.ts";
import { wiseRail } from "./wise/rail.ts";

/** Every rail by its key. A new rail needs a folder here and a row in the contract. */
export const railOf: Record<RailKey, Rail> = {
  sepa: sepaRail,
  paypal: paypalRail,
  wise: wiseRail,
  nacha: nachaRail,
};
