import { type AmountIssue, fractionDigits, parseAmount, toMajorUnits } from "#contract/amount.ts";
import { moneyInText } from "~/i18n/format";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/**
 * Minor units as one types them in a language: 123450 USD → "1234.50", in French "1234,50". Falls back
 * to a point where the language's own separator could be read as something else.
 */
export function amountText(amount: number, currency: string, language: string): string {
  const plain = toMajorUnits(amount, currency);
  const separator = new Intl.NumberFormat(language === "ar" ? "ar-u-nu-latn" : language)
    .formatToParts(1.5)
    .find((part) => part.type === "decimal")?.value;
  const localized = plain.replace(".", separator ?? ".");
  const reread = parseAmount(localized, currency, language);
  return reread.ok && reread.amount === amount ? localized : plain;
}

/** What is wrong with a typed amount before anybody looks at the balance; undefined when it can be read. */
export function amountProblem(
  text: string,
  currency: string,
  language: string,
  t: Translate<Namespaces["withdrawals"]>,
): string | undefined {
  if (!text.trim()) return t("amountMissing");
  const parsed = parseAmount(text, currency, language);
  return parsed.ok ? undefined : issueText(parsed.issue, currency, language, t);
}

function issueText(
  issue: AmountIssue,
  currency: string,
  language: string,
  t: Translate<Namespaces["withdrawals"]>,
): string {
  const digits = fractionDigits(currency);
  switch (issue) {
    case "not_a_number":
      return t("amountNotANumber", { example: amountText(25 * 10 ** digits, currency, language) });
    case "too_many_decimals":
      return digits === 0 ? t("amountNoDecimals") : t("amountTooManyDecimals", { count: digits });
    case "too_large":
      return t("amountTooLarge");
  }
}

/** Says what the smallest withdrawal is. */
export function belowMinimum(
  minimum: number,
  currency: string,
  language: string,
  t: Translate<Namespaces["withdrawals"]>,
): string {
  return t("amountBelowMinimum", { minimum: moneyInText(minimum, currency, language) });
}
