import type { AdminOffer, OfferChange, OfferStore } from "#contract/offers/admin-offers.ts";
import type { OfferConditions } from "#contract/offers/offers.ts";
import type { networks } from "../../database/schema/network-schema.ts";
import type { offers, offerVersions, stores } from "../../database/schema/store-schema.ts";
import { toWire } from "../../money.ts";
import { noStats, perClick, type OfferStats } from "./stats.ts";
import { stateAt } from "./rules.ts";

type OfferRow = typeof offers.$inferSelect;

/** The time and currency for which offers are read. */
export interface OfferViewContext {
  at: Date;
  currency: string;
}

export interface OfferWithStore {
  offer: OfferRow;
  store: typeof stores.$inferSelect;
  network: typeof networks.$inferSelect;
}

/** Maps a row to the conditions of an offer that admins edit. */
export function conditionsOf(offer: OfferRow): OfferConditions {
  const { rateKind, rate, tiers, cap, terms, exclusions, commission, programme, startsAt, endsAt } = offer;
  const { audience, budget } = offer;
  return {
    rateKind,
    rate,
    tiers,
    terms,
    exclusions,
    commission,
    programme,
    cap: cap === null ? null : toWire(cap),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    boost: audience && { audience, budget: budget === null ? null : toWire(budget) },
  };
}

/** Maps a row to an offer in the admins' list. */
export function toAdminOffer(
  { offer, store, network }: OfferWithStore,
  { at, currency }: OfferViewContext,
  stats: OfferStats = noStats,
): AdminOffer {
  const { terms: _, exclusions: __, ...conditions } = conditionsOf(offer);
  const earnedPerClick = perClick(stats);
  return {
    ...conditions,
    id: offer.id,
    version: offer.version,
    state: stateAt(offer, at),
    currency,
    store: { slug: store.slug, name: store.name },
    network: { key: network.key, name: network.name, status: network.status },
    promised: toWire(offer.promised),
    clicks: stats.clicks,
    earned: toWire(stats.earned),
    earnedPerClick: earnedPerClick === null ? null : toWire(earnedPerClick),
    createdAt: offer.createdAt.toISOString(),
  };
}

/** Maps a store to the fields of its tile. */
export function toOfferStore({ slug, name, logo, category }: OfferStore): OfferStore {
  return { slug, name, logo, category };
}

/** Maps a row to one version of an offer. */
export function toOfferChange(
  { version, terms, changedAt }: typeof offerVersions.$inferSelect,
  by: OfferChange["by"],
): OfferChange {
  return { ...terms, version, at: changedAt.toISOString(), by };
}
