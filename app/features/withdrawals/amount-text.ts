import { type AmountIssue, parseAmount } from "#contract/money/amount.ts";
import { fractionDigits } from "#contract/money/minor-units.ts";
import { moneyInText } from "~/i18n/format";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { formatAmountInput } from "~/i18n/typed-text";

/** Returns why a typed amount can't be parsed; `undefined` if it is valid. */
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
      return t("amountNotANumber", { example: formatAmountInput(25 * 10 ** digits, currency, language) });
    case "other_currency":
      return t("amountOtherCurrency", { currency });
    case "too_many_decimals":
      return digits === 0 ? t("amountNoDecimals") : t("amountTooManyDecimals", { count: digits });
    case "too_large":
      return t("amountTooLarge");
  }
}

/** Returns the text that states the minimum amount of a withdrawal. */
export function belowMinimum(
  minimum: number,
  currency: string,
  language: string,
  t: Translate<Namespaces["withdrawals"]>,
): string {
  return t("amountBelowMinimum", { minimum: moneyInText(minimum, currency, language) });
}
