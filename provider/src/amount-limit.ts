import type { ErrorKey } from "#contract/calls/error-keys.ts";
import type { Environment } from "./environment.ts";
import { majorUnits, toWire } from "./money.ts";
import { Problem } from "./problem.ts";

/**
 * The maximum of a single amount from outside, in minor units. It keeps typing errors and attacks out of the
 * ledger.
 */
export interface AmountLimit {
  currency: string;
  maximum: bigint;
}

/** Returns this provider's configured limit. */
export function amountLimit({
  CURRENCY: currency,
  AMOUNT_LIMIT,
}: Pick<Environment, "CURRENCY" | "AMOUNT_LIMIT">): AmountLimit {
  return { currency, maximum: majorUnits(AMOUNT_LIMIT, currency) };
}

/** Returns whether the absolute value of an amount exceeds the limit. */
export function isAbove({ maximum }: AmountLimit, amount: bigint | number): boolean {
  return amount > maximum || amount < -maximum;
}

/** Returns the values for an error message that names the limit. */
export function limitDetails({ currency, maximum }: AmountLimit) {
  return { maximum: toWire(maximum), currency };
}

/**
 * Refuses an amount above the limit.
 *
 * @throws Problem 422 `amount_above_maximum` at the input
 */
export function assertWithinLimit(limit: AmountLimit, amount: bigint, field: string): void {
  const key: ErrorKey = "amount_above_maximum";
  if (isAbove(limit, amount))
    throw new Problem(422, key, { fields: { [field]: [key] }, details: limitDetails(limit) });
}
