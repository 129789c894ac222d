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
 * Chooses one of a store's offers that apply to a member now. This is the boost with the highest rate
 * (percentages rank above amounts), unless the usual offer has the same kind of rate and pays at least as much.
 * The usual offer is the offer without an audience that started last. @returns the chosen offer, and the usual
 * offer if a boost was chosen; undefined if there are no offers
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

/** Orders offers by start, latest first, then by id. */
function byStart({ offer: one }: OfferCandidate, { offer: other }: OfferCandidate): number {
  return other.startsAt.getTime() - one.startsAt.getTime() || (one.id < other.id ? 1 : -1);
}

/** Orders offers by kind, percentages first, then by rate, highest first. */
function byRate({ offer: one }: OfferCandidate, { offer: other }: OfferCandidate): number {
  if (one.rateKind !== other.rateKind) return one.rateKind === "percent" ? -1 : 1;
  return other.rateMaximum - one.rateMaximum;
}
