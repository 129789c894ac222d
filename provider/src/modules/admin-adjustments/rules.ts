import { majorUnits } from "../../money.ts";

/** Up to here, in minor units, one admin adjusts a balance alone; `limit` is the setting, in whole major units. */
export function oneAdminAdjustsUpTo(limit: number, currency: string): bigint {
  return majorUnits(limit, currency);
}

/** How many admins an adjustment takes; giving and taking weigh the same. */
export function requiredApprovals(amount: bigint, upTo: bigint): 1 | 2 {
  return (amount < 0n ? -amount : amount) > upTo ? 2 : 1;
}
