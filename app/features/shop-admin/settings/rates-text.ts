import type { CurrencySettings } from "#contract/settings/settings.ts";
import { separatorOf } from "~/i18n/typed-text";

/** Formats exchange rates for editing, one per line: "EUR 0.92", or in French "EUR 0,92". */
export function formatRateLines(rates: CurrencySettings["rates"], language: string): string[] {
  const separator = separatorOf(language);
  return rates.map(({ currency, rate }) => `${currency} ${rate.replace(".", separator)}`);
}
