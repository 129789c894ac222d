import type { OfferTerms } from "#contract/offers/offers.ts";
import type { ShownTerms } from "#contract/stores/stores.ts";
import type { TextByLanguage, LocalizedText } from "#contract/text/text.ts";
import type { Language } from "~/i18n/languages";

/** Returns an offer's terms as the provider sends them to visitors of the store's page. */
export function shownTerms(
  { rateKind, rate, tiers, cap, terms, exclusions }: OfferTerms,
  currency: string,
  language: Language,
): ShownTerms {
  return {
    kind: rateKind,
    currency,
    rate,
    cap,
    tiers: tiers.map((tier) => ({ label: textIn(tier.label, language), rate: tier.rate })),
    terms: localizedOrNull(terms, language),
    exclusions: localizedOrNull(exclusions, language),
  };
}

function textIn(texts: TextByLanguage, language: Language): LocalizedText {
  const translation = texts[language];
  return translation ? { text: translation, language } : { text: texts.en, language: "en" };
}

function localizedOrNull(texts: TextByLanguage, language: Language): LocalizedText | null {
  const localized = textIn(texts, language);
  return localized.text ? localized : null;
}
