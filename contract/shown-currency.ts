import { fractionDigits } from "./amount.ts";
import { divideHalfEven } from "./divide.ts";

/** A currency a member wants to see besides the books' own, and what an amount is in it. */
export interface ShownCurrency {
  currency: string;
  /** Units of it for one unit of the books' currency, as decimal text: exact. */
  rate: string;
  /** The day the rate is of, `2026-11-24`. */
  date: string;
  /** Where the rate comes from; may be empty. */
  source: string;
}

/** A rate as decimal text: above zero, at most eight digits on each side of the point. */
export const ratePattern = /^(?=.*[1-9])(?:0|[1-9]\d{0,7})(?:\.\d{1,8})?$/;

/**
 * About how much an amount is in another currency, in minor units of that one: for orientation, never to be booked.
 * Halves go to the even neighbour.
 */
export function approximate(
  amount: number | bigint,
  from: string,
  { currency, rate }: Pick<ShownCurrency, "currency" | "rate">,
): bigint {
  const [whole = "", decimals = ""] = rate.split(".");
  const dividend = BigInt(amount) * BigInt(whole + decimals) * 10n ** BigInt(fractionDigits(currency));
  return divideHalfEven(dividend, 10n ** BigInt(decimals.length + fractionDigits(from)));
}
