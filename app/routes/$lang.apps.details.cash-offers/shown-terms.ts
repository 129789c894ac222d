import type { OfferTerms } from "#contract/offers.ts";
import type { ShownTerms } from "#contract/stores.ts";
import type { TextByLanguage, WrittenText } from "#contract/text.ts";
import type { Language } from "~/i18n/languages";

/** An offer's terms as the store's page shows them to a reader, as the provider would. */
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
    tiers: tiers.map((tier) => ({ label: written(tier.label, language), rate: tier.rate })),
    terms: writtenIfAny(terms, language),
    exclusions: writtenIfAny(exclusions, language),
  };
}

function written(texts: TextByLanguage, language: Language): WrittenText {
  const own = texts[language];
  return own ? { text: own, language } : { text: texts.en, language: "en" };
}

function writtenIfAny(texts: TextByLanguage, language: Language): WrittenText | null {
  const found = written(texts, language);
  return found.text ? found : null;
}
