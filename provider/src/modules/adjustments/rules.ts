import { majorUnits } from "../../money.ts";

/** Up to here, in minor units, one admin adjusts a balance alone; `limit` is the setting, in whole major units. */
export function oneAdminAdjustsUpTo(limit: number, currency: string): bigint {
  return majorUnits(limit, currency);
}
