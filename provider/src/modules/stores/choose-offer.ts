import type { BoostAudience } from "#contract/offers/boost-audiences.ts";

/** The values by which offers are compared. Rates are of `rateKind`. */
export interface OfferCandidate {
  offer: {
    id: string;
    audience: BoostAudience | null;
    rateKind: "percent" | "flat";
    rateMaximum: number;
    startsAt: Date;
  };
}

/**
 * Chooses among a store's offers that apply to a member now: the boost with the highest rate, shares before
 * amounts, unless the usual offer pays at least as much of the same kind. The usual offer is the one that
 * started last. @returns the chosen offer, and the usual one if a boost was chosen; undefined without offers
 */
export function chooseOffer<Candidate extends OfferCandidate>(
  candidates: readonly Candidate[],
): { chosen: Candidate; usual: Candidate | null } | undefined {
  const isBoost = ({ offer }: Candidate) => offer.audience !== null;
  const [usual = null] = candidates.filter((one) => !isBoost(one)).toSorted(byStart);
  const [boost] = candidates
    .filter(isBoost)
    .toSorted((one, other) => byRate(one, other) || byStart(one, other));
  if (boost && !(usual && paysAtLeast(usual, boost))) return { chosen: boost, usual };
  return usual ? { chosen: usual, usual: null } : undefined;
}

function paysAtLeast({ offer: one }: OfferCandidate, { offer: other }: OfferCandidate): boolean {
  return one.rateKind === other.rateKind && one.rateMaximum >= other.rateMaximum;
}

/** Orders by start, the last first, then by id. */
function byStart({ offer: one }: OfferCandidate, { offer: other }: OfferCandidate): number {
  return other.startsAt.getTime() - one.startsAt.getTime() || (one.id < other.id ? 1 : -1);
}

/** Orders by kind, shares first, then by rate, the highest first. */
function byRate({ offer: one }: OfferCandidate, { offer: other }: OfferCandidate): number {
  if (one.rateKind !== other.rateKind) return one.rateKind === "percent" ? -1 : 1;
  return other.rateMaximum - one.rateMaximum;
}
