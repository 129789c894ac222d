import { defaultSettings } from "#provider/modules/settings/defaults.ts";
import { readEnvironment } from "#provider/environment.ts";
import { dayLimits } from "#provider/modules/four-eyes/day-limits.ts";
import { toOrderLimits } from "#provider/modules/shop/rules.ts";
import { withdrawalRules } from "#provider/modules/withdrawals/rules.ts";
import { testVariables } from "../programs/provider.ts";

/** The limits and settings of a new provider. */
const environment = readEnvironment(testVariables);
const settings = defaultSettings(environment.CURRENCY);
export const limits = dayLimits(environment);
export const checkout = toOrderLimits(settings.checkout);
export const payouts = withdrawalRules(settings.payouts);

/** The outcome of a move that found no object to act on. */
export const nothing = "nothing";
export const done = "done";

/** A move that is refused, with its key. */
export class MoveRejected extends Error {}
export function reject(key: string): never {
  throw new MoveRejected(key);
}

export const newest = <T>(list: readonly T[], fits: (one: T) => boolean): T | undefined =>
  list.findLast((one) => fits(one));
export const sumOf = (amounts: bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
