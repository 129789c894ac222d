import type { OfferTerms } from "#contract/offers/offers.ts";
import type { CashBackRate, ShownTerms, Store, StoreOffer, StoreTile } from "#contract/stores/stores.ts";
import { localizedOrNull, localizedIn } from "../../i18n/localized-text.ts";
import { toWire } from "../../money.ts";
import { clickUrl } from "../networks/tracking-url.ts";
import type { Language } from "../../plugins/language.ts";
import type { OfferInForce } from "./in-force.ts";
import type { OfferRate, StoreRow } from "./repository.ts";

/** Maps a row to a store in lists. */
export function toTile({ store, rate, usual, boostEndsAt, coupons }: StoreRow, currency: string): StoreTile {
  const { id, slug, name, logo, category } = store;
  const cashBack = rate && toRate(rate, currency);
  return { id, slug, name, logo, category, coupons, cashBack, boost: toBoost(usual, boostEndsAt, currency) };
}

function toBoost(usual: OfferRate | null, endsAt: Date | null, currency: string): StoreTile["boost"] {
  return endsAt && { usual: usual && toRate(usual, currency), endsAt: endsAt.toISOString() };
}

/** Maps a store's offer to the answer of `getOwnOffer`. All fields are `null` if no offer accepts clicks. */
export function toOwnOffer(inForce: OfferInForce | undefined, reading: StoreContext): OwnOffer {
  if (!inForce) return { cashBack: null, offer: null, boost: null };
  const { offer, usual } = inForce;
  return {
    cashBack: toRate(offer, reading.currency),
    offer: toOffer(inForce, reading),
    boost: toBoost(usual, offer.audience && offer.endsAt, reading.currency),
  };
}
type OwnOffer = Pick<Store, "cashBack" | "offer" | "boost">;

/** Maps an offer's range of rates. */
export function toRate({ rateKind, rateMinimum, rateMaximum }: OfferRate, currency: string): CashBackRate {
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
    terms: localizedOrNull(language, terms),
    exclusions: localizedOrNull(language, exclusions),
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

/** Returns whether clicks on the store's offer are possible. */
export function shoppingAt(offer: OfferInForce | undefined): Store["shopping"] {
  if (!offer) return "no_offer";
  const { network, store } = offer;
  const leads = network.status === "active" && clickUrl(offer, { id: "id", site: store.site });
  return leads ? "open" : "paused";
}
