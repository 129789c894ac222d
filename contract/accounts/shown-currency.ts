import { fractionDigits } from "../money/minor-units.ts";
import { divideHalfEven } from "../money/divide.ts";

/** A second currency in which a member sees amounts, with its exchange rate. */
export interface ShownCurrency {
  currency: string;
  /** Units of this currency for one unit of the accounts' currency, as exact decimal text. */
  rate: string;
  /** The day of the rate, `2026-11-24`. */
  date: string;
  /** The source of the rate. Optional. */
  source: string;
}

/** A rate as decimal text: positive, with at most eight digits on each side of the point. */
export const ratePattern = /^(?=.*[1-9])(?:0|[1-9]\d{0,7})(?:\.\d{1,8})?$/;

/**
 * Converts an amount into minor units of another currency, for orientation only, never for bookings. Halves are
 * rounded to even.
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
