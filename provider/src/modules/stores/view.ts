import type { OfferTerms } from "#contract/offers/offers.ts";
import type { CashBackRate, ShownTerms, StoreOffer, StoreTile } from "#contract/stores/stores.ts";
import { localizedIfAny, localizedIn } from "../../i18n/localized-text.ts";
import { toWire } from "../../money.ts";
import type { Language } from "../../plugins/language.ts";
import type { OfferInForce } from "./in-force.ts";
import type { StoreRow } from "./repository.ts";

/** Maps a row to a store in lists. */
export function toTile({ store, rate, coupons }: StoreRow, currency: string): StoreTile {
  const { id, slug, name, logo, category } = store;
  return { id, slug, name, logo, category, coupons, cashBack: rate && toRate(rate, currency) };
}

/** Maps an offer's range of rates. */
export function toRate(
  { rateKind, rateMinimum, rateMaximum }: NonNullable<StoreRow["rate"]>,
  currency: string,
): CashBackRate {
  const range = { minimum: rateMinimum, maximum: rateMaximum };
  return rateKind === "flat" ? { kind: rateKind, ...range, currency } : { kind: rateKind, ...range };
}

/** The reader's language, and the currency of flat amounts. */
interface StoreContext {
  currency: string;
  language: Language;
}

/** Maps the terms of an offer for a reader. */
export function toTerms(promised: OfferTerms, { currency, language }: StoreContext): ShownTerms {
  const { rateKind, rate, tiers, cap, terms, exclusions } = promised;
  return {
    kind: rateKind,
    currency,
    rate,
    cap,
    tiers: tiers.map((tier) => ({ label: localizedIn(language, tier.label), rate: tier.rate })),
    terms: localizedIfAny(language, terms),
    exclusions: localizedIfAny(language, exclusions),
  };
}

/** Maps an offer with all its details for a reader. */
export function toOffer(
  { offer, network }: Pick<OfferInForce, "offer" | "network">,
  reading: StoreContext,
): StoreOffer {
  return {
    ...toTerms({ ...offer, cap: offer.cap === null ? null : toWire(offer.cap) }, reading),
    endsAt: offer.endsAt?.toISOString() ?? null,
    tracksWithinHours: network.tracksWithinHours,
    holdDays: network.payableRule === "days" ? network.holdDays : (network.usualDaysTo ?? network.holdDays),
  };
}
