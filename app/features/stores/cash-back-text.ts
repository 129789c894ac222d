import type { CashBackRate, StoreOffer } from "#contract/stores.ts";
import { formatBasisPoints, isolated, moneyInText } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/stores";

/** What a store tile says about its cash back, e.g. "Up to 8% cash back". */
export function cashBackText(t: Translate<typeof texts>, language: Language, rate: CashBackRate): string {
  const most = { rate: rateText(rate, rate.maximum, language) };
  return rate.minimum === rate.maximum ? t("cashBackFixed", most) : t("cashBackUpTo", most);
}

/**
 * The rate alone: "8%", or "1% – 8%" where it depends on the product. Isolated, as both ends of a range would
 * trade places in a right-to-left text.
 */
export function rateRange(rate: CashBackRate, language: Language): string {
  const { minimum, maximum } = rate;
  const ends = minimum === maximum ? [maximum] : [minimum, maximum];
  return isolated(ends.map((end) => rateText(rate, end, language)).join(" – "), language);
}

/** From the least to the most that an offer gives back. */
export function rangeOf({ kind, currency, rate, tiers }: StoreOffer): CashBackRate {
  const rates = [rate, ...tiers.map((tier) => tier.rate)];
  return { kind, currency, minimum: Math.min(...rates), maximum: Math.max(...rates) };
}

/** One rate of a kind: "8%" or "$5". */
export function rateText(
  rate: { kind: "percent" } | { kind: "flat"; currency: string },
  value: number,
  language: Language,
): string {
  return rate.kind === "percent"
    ? formatBasisPoints(value, language)
    : moneyInText(value, rate.currency, language, { short: true });
}
