import { parseAmount, toMajorUnits } from "#contract/amount.ts";

/**
 * Minor units as one types them in a language, below zero with a minus: 123450 USD → "1234.50", in French
 * "1234,50". Falls back to a point where the language's own separator could be read as something else.
 */
export function amountText(amount: number, currency: string, language: string): string {
  const plain = toMajorUnits(Math.abs(amount), currency);
  const localized = plain.replace(".", separatorOf(language));
  const reread = parseAmount(localized, currency, language);
  const isSafe = reread.ok && reread.amount === Math.abs(amount);
  return (amount < 0 ? "-" : "") + (isSafe ? localized : plain);
}

/** A whole number of parts as one types it: 1500 thousandths → "1.5", 550 hundredths of a per cent → "5.5". */
export function partsText(value: number, digits: 2 | 3, language: string): string {
  const text = (value / 10 ** digits).toFixed(digits).replace(/\.?0+$/, "");
  return text.replace(".", separatorOf(language));
}

/** What stands before the decimals. */
export function separatorOf(language: string): string {
  const format = new Intl.NumberFormat(language === "ar" ? "ar-u-nu-latn" : language);
  return format.formatToParts(1.5).find((part) => part.type === "decimal")?.value ?? ".";
}
