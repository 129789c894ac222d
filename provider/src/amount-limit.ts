import type { ErrorKey } from "#contract/error-keys.ts";
import type { Environment } from "./environment.ts";
import { majorUnits, toWire } from "./money.ts";
import { Problem } from "./problem.ts";

/** The most one amount from outside may be, in minor units: a typing error or an attack must not end in the ledger. */
export interface AmountLimit {
  currency: string;
  maximum: bigint;
}

/** The limit as it is set for this provider. */
export function amountLimit({
  CURRENCY: currency,
  AMOUNT_LIMIT,
}: Pick<Environment, "CURRENCY" | "AMOUNT_LIMIT">): AmountLimit {
  return { currency, maximum: majorUnits(AMOUNT_LIMIT, currency) };
}

/** Whether an amount is above the limit, given or taken. */
export function isAbove({ maximum }: AmountLimit, amount: bigint | number): boolean {
  return amount > maximum || amount < -maximum;
}

/** Values for the text of a refusal that names the limit. */
export function limitDetails({ currency, maximum }: AmountLimit) {
  return { maximum: toWire(maximum), currency };
}

/** @throws Problem 422 `amount_above_maximum` at the input when the amount is above the limit */
export function refuseAbove(limit: AmountLimit, amount: bigint, field: string): void {
  const key: ErrorKey = "amount_above_maximum";
  if (isAbove(limit, amount))
    throw new Problem(422, key, { fields: { [field]: [key] }, details: limitDetails(limit) });
}
