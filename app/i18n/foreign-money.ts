import { normalizeMoney } from "#contract/money/money-text.ts";
import { formatNumber } from "./format";

/**
 * Formats an amount in a currency other than that of the accounts. `amount` is a decimal number as text, with
 * all decimals of its currency.
 */
export function foreignMoney(amount: string, currency: string, language: string): string {
  const digits = amount.split(".")[1]?.length ?? 0;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return normalizeMoney(
    formatNumber(Number(amount), language, { style: "currency", currency, ...format }),
    language,
  );
}

/** Formats an exchange rate with all its digits. */
export function formatRate(rate: string, language: string): string {
  return formatNumber(Number(rate), language, { maximumFractionDigits: 12 });
}
