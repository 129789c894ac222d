import type { CashBackRate, StoreOffer } from "#contract/stores/stores.ts";
import { formatBasisPoints, isolateDirection, moneyInText } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/stores";

/** Returns the text about a store's cash back on its tile, such as "Up to 8% cash back". */
export function cashBackText(t: Translate<typeof texts>, language: Language, rate: CashBackRate): string {
  const maximumRate = { rate: rateText(rate, rate.maximum, language) };
  return rate.minimum === rate.maximum ? t("cashBackFixed", maximumRate) : t("cashBackUpTo", maximumRate);
}

/**
 * Returns only the rate: "8%", or "1% – 8%" if it depends on the product. A range is isolated from the
 * surrounding text, because right-to-left text would swap its ends.
 */
export function rateRange(rate: CashBackRate, language: Language): string {
  const { minimum, maximum } = rate;
  const ends = minimum === maximum ? [maximum] : [minimum, maximum];
  return isolateDirection(ends.map((end) => rateText(rate, end, language)).join(" – "), language);
}

/** Returns the range from an offer's lowest to its highest rate. */
export function rangeOf({ kind, currency, rate, tiers }: StoreOffer): CashBackRate {
  const rates = [rate, ...tiers.map((tier) => tier.rate)];
  return { kind, currency, minimum: Math.min(...rates), maximum: Math.max(...rates) };
}

/** Formats a rate by its kind: "8%" or "$5". */
export function rateText(
  rate: { kind: "percent" } | { kind: "flat"; currency: string },
  value: number,
  language: Language,
): string {
  return rate.kind === "percent"
    ? formatBasisPoints(value, language)
    : moneyInText(value, rate.currency, language, { short: true });
}
