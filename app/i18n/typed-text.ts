import { parseAmount } from "#contract/money/amount.ts";
import { toMajorUnits } from "#contract/money/minor-units.ts";

/**
 * Formats minor units for an input field: 123450 USD → "1234.50", in French "1234,50". Uses a point if the
 * language's separator would be ambiguous.
 */
export function formatAmountInput(amount: number, currency: string, language: string): string {
  const decimalText = toMajorUnits(Math.abs(amount), currency);
  const localized = decimalText.replace(".", separatorOf(language));
  const reread = parseAmount(localized, currency, language);
  const isSafe = reread.ok && reread.amount === Math.abs(amount);
  return (amount < 0 ? "-" : "") + (isSafe ? localized : decimalText);
}

/**
 * Formats a number of thousandths or hundredths for an input field: 1500 thousandths → "1.5", 550 hundredths
 * of a percent → "5.5".
 */
export function formatFraction(value: number, digits: 2 | 3, language: string): string {
  const text = (value / 10 ** digits).toFixed(digits).replace(/\.?0+$/, "");
  return text.replace(".", separatorOf(language));
}

/** Formats basis points with up to two decimals for an input field: 387.5 → "3.875". */
export function percentageText(basisPoints: number, language: string): string {
  const locale = language === "ar" ? "ar-u-nu-latn" : language;
  const format = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 4 });
  return format.format(basisPoints / 100);
}

/** Returns the decimal separator of a language. */
export function separatorOf(language: string): string {
  const format = new Intl.NumberFormat(language === "ar" ? "ar-u-nu-latn" : language);
  return format.formatToParts(1.5).find((part) => part.type === "decimal")?.value ?? ".";
}
