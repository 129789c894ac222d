import { majorUnits } from "../money.ts";
import { requestWithdrawal } from "./withdrawals.ts";
import type { Member } from "./users.ts";
import type { Outcome } from "./outcomes.ts";
import type { Simulation } from "./simulation.ts";

/** The demo member's withdrawals over the year, in major units, and the index of the payout method. */
const requests: [daysAgo: number, amount: number, method: 0 | 1, outcome: Outcome][] = [
  [262, 45, 0, "paid"],
  [205, 60, 1, "paid"],
  [171, 80, 0, "rejected"],
  [168, 80, 0, "paid"],
  [109, 120, 1, "canceled"],
  [74, 110, 0, "failed"],
  [71, 110, 1, "paid"],
  [26, 95, 0, "paid"],
  [2, 40, 1, "approved"],
];

export const mainMemberProfile: Member["profile"] = {
  purchases: 104,
  spends: 3.6,
  threshold: Infinity,
  openRequest: "none",
};

/**
 * Plans the year of `member@cashlane.test`: every possible outcome of a withdrawal, and a remaining balance to
 * withdraw.
 */
export function planMainMember(simulation: Simulation): void {
  const { agenda, calendar, methods, currency } = simulation;
  for (const [daysAgo, amount, index, outcome] of requests) {
    const method = methods[index];
    if (!method) throw new Error("The demo's member needs two payout methods");
    agenda.plan(calendar.daysAgo(daysAgo), (at) => {
      requestWithdrawal(simulation, { at, amount: majorUnits(amount, currency), method, outcome });
    });
  }
}
