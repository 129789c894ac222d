import { parseRate } from "#contract/money/amount.ts";
import { isKnownCurrency } from "#contract/exchange-rates/known-currency.ts";
import type { CurrencySettings } from "#contract/settings/settings.ts";
import { currencyLimits } from "#contract/settings/settings-areas.ts";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

interface RatesContext {
  t: Translate<Namespaces["settings"]>;
  /** The accounts' currency. */
  currency: string;
  language: Language;
}

// A rate as typed or pasted from a table: separated by spaces, a tab, a semicolon, a comma or an equals sign.
const typedRate = /^([A-Za-z]{3})\s*[\s;,:=]\s*(.+)$/;

/**
 * Parses exchange rates, one per line, and skips empty lines. If a line is invalid, returns the error and the
 * line.
 */
export function parseRateLines(
  typed: string,
  { t, currency: ledgerCurrency, language }: RatesContext,
): { rates: CurrencySettings["rates"] } | { problem: string } {
  const rates = new Map<string, string>();
  for (const [index, text] of typed.split(/\r\n?|\n/).entries()) {
    if (text.trim() === "") continue;
    const line = index + 1;
    const [, typedCode = "", number = ""] = typedRate.exec(text.trim()) ?? [];
    const code = typedCode.toUpperCase();
    const rate = parseRate(number, language);
    if (rate === undefined) return { problem: t("rateLineInvalid", { line }) };
    if (!isKnownCurrency(code)) return { problem: t("rateUnknown", { line, code }) };
    if (code === ledgerCurrency) return { problem: t("rateOfBooks", { line, code }) };
    if (rates.has(code)) return { problem: t("rateTwice", { line, code }) };
    rates.set(code, rate);
  }
  if (rates.size > currencyLimits.rates) return { problem: t("ratesTooMany") };
  return { rates: [...rates].map(([currency, rate]) => ({ currency, rate })) };
}
