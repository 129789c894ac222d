import { fractionDigits, toMajorUnits } from "#contract/money/minor-units.ts";
import type { InvoiceLanguage } from "#contract/invoices/invoice-limits.ts";
import { normalizeMoney } from "#contract/money/money-text.ts";

/** Returns the formats for amounts (in minor units) and days in a document's language. */
export function formatsOf(currency: string, language: InvoiceLanguage, timeZone = "UTC") {
  const locale = language === "ar" ? "ar-u-nu-latn" : language;
  const digits = fractionDigits(currency);
  const number = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
  });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone });
  return {
    money: (amount: number) =>
      normalizeMoney(number.format(toMajorUnits(amount, currency) as Intl.StringNumericLiteral), language),
    day: (day: string) => date.format(new Date(day)),
  };
}
