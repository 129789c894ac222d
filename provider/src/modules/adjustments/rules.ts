import { majorUnits } from "../../money.ts";

/**
 * Returns the amount in minor units up to which one admin may adjust a balance alone. `limit` is the setting,
 * in whole major units.
 */
export function singleAdminLimit(limit: number, currency: string): bigint {
  return majorUnits(limit, currency);
}
