import { isDeepStrictEqual } from "node:util";
import { fractionDigits } from "#contract/money/minor-units.ts";
import type { Conversion, ConvertedAmount, DayRate } from "#contract/exchange-rates/exchange-rates.ts";
import type { Interpretation } from "#contract/networks/postbacks.ts";

/** The exact exchange rate from another currency to the accounts' currency, both in minor units. */
export interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

const unchanged: Ratio = { numerator: 1n, denominator: 1n };

/** The exchange rate of an amount; `null` if the amount is in the accounts' currency. */
export interface AmountRate {
  rate: DayRate;
  ratio: Ratio;
  digits: number;
}

/** The rates of a purchase's two amounts. */
export interface PurchaseRates {
  sale: AmountRate | null;
  commission: AmountRate | null;
}

export const withoutRates: PurchaseRates = { sale: null, commission: null };

/** Returns a rate with its ratio for amounts in a currency with `digits` decimals. */
export function amountRate(rate: DayRate, digits: number, base: string): AmountRate {
  const [whole = "", decimals = ""] = rate.rate.split(".");
  return {
    rate,
    digits,
    ratio: {
      numerator: BigInt(whole + decimals) * 10n ** BigInt(fractionDigits(base)),
      denominator: 10n ** BigInt(decimals.length + digits),
    },
  };
}

/** Returns the ratio by which an amount is converted: 1 without a rate. */
export function ratioOf(rate: AmountRate | null): Ratio {
  return rate?.ratio ?? unchanged;
}

/** Converts an amount in minor units, rounding halves away from zero, so that a return equals its purchase. */
export function convertMinorUnits(amount: bigint, rate: AmountRate | null): bigint {
  const { numerator, denominator } = ratioOf(rate);
  const absolute = amount < 0n ? -amount : amount;
  const converted = (2n * absolute * numerator + denominator) / (2n * denominator);
  return amount < 0n ? -converted : converted;
}

/** The amounts of a purchase as they were reported, in minor units. */
type ReportedAmounts = Record<"amount" | "commission", bigint>;

/** Returns the columns of a lead for a conversion: the reported amounts, each with its rate. */
export function conversionOf(
  { amount, commission }: ReportedAmounts,
  { sale, commission: commissionRate }: PurchaseRates,
): Conversion | null {
  if (!sale && !commissionRate) return null;
  return {
    sale: sale && convertAmount(amount, sale),
    commission: commissionRate && convertAmount(commission, commissionRate),
  };
}

function convertAmount(amount: bigint, { rate, digits }: AmountRate): ConvertedAmount {
  const text = String(amount).padStart(digits + 1, "0");
  const { currency, rate: value, day, source } = rate;
  return {
    amount: digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`,
    currency,
    rate: value,
    day,
    source,
  };
}

/** Returns the rates that a lead's amounts were converted with. */
export function ratesOfLead(conversion: Conversion | null, base: string): PurchaseRates {
  const rateOf = (one: ConvertedAmount | null | undefined) =>
    one ? amountRate(one, one.amount.split(".")[1]?.length ?? 0, base) : null;
  return { sale: rateOf(conversion?.sale), commission: rateOf(conversion?.commission) };
}

/** Returns whether two purchases were converted with the same rates. */
export function isSameConversion(one: Conversion | null, other: Conversion | null): boolean {
  return isDeepStrictEqual(one, other);
}

/** Returns whether a report has an amount in a currency other than the accounts'. */
export function isForeign({ digits, commissionDigits }: Interpretation): boolean {
  return digits !== undefined || commissionDigits !== undefined;
}
