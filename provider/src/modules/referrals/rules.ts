import { majorUnits } from "../../money.ts";

const bonus = 10;

/** Bonuses a member is paid in a calendar month (UTC) before an admin looks. */
export const mostInMonth = 10;

/** What each of the two gets once the friend's first purchase is payable, in minor units. */
export function referralBonus(currency: string): bigint {
  return majorUnits(bonus, currency);
}
