import type { OfferRequest } from "#contract/offers/admin-offers.ts";

/** The usual rate of stores with boosts: 5 %. */
export const usual = { kind: "percent", minimum: 500, maximum: 500 } as const;

/** Returns a boost of 8 %, as an admin requests it. */
export function boostOf(end: Date, changes: Partial<OfferRequest> = {}) {
  return {
    network: "awin",
    rateKind: "percent" as const,
    rate: 800,
    commission: 1_000,
    tiers: [],
    cap: 1_000,
    terms: { en: "" },
    exclusions: { en: "" },
    startsAt: null,
    endsAt: end.toISOString(),
    boost: { audience: "everybody" as const, budget: null },
    acceptOverlap: false,
    ...changes,
  };
}
