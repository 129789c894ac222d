import type { OfferTerms } from "#contract/offers.ts";
import { shareOf } from "../../money.ts";

/** A purchase as its network reported it; `item` names the goods where a tier is for some only. */
export interface Order {
  amount: bigint;
  item: string | null;
}

/**
 * What a purchase gives back by the terms its click was promised, in minor units: the rate of the item's
 * tier, else the base rate; a share is rounded half up; never more than the cap.
 */
export function cashBackOf({ rateKind, rate, tiers, cap }: OfferTerms, { amount, item }: Order): bigint {
  const applied = tiers.find(({ code }) => code === item)?.rate ?? rate;
  const promised = rateKind === "flat" ? BigInt(applied) : shareOf(amount, applied);
  return cap !== null && promised > BigInt(cap) ? BigInt(cap) : promised;
}
