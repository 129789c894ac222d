import type { OfferTerms } from "#contract/offers.ts";
import { shareOf } from "../../money.ts";

/** A purchase as its network reported it; `item` names the goods where a tier is for some only. */
export interface Order {
  amount: bigint;
  item: string | null;
}

/**
 * Returns what of an item's code counts when codes are compared: networks write one code in upper and lower case and
 * with spaces or invisible characters around it.
 */
export function comparableCode(code: string): string {
  return code
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim()
    .toUpperCase()
    .toLowerCase();
}

/** The tier of an item. A code as it is written comes first: earlier offers may have two that differ by case. */
function tierOf(tiers: OfferTerms["tiers"], item: string) {
  return (
    tiers.find(({ code }) => code === item) ??
    tiers.find(({ code }) => comparableCode(code) === comparableCode(item))
  );
}

/**
 * What a purchase gives back by the terms its click was promised, in minor units: the rate of the item's
 * tier, else the base rate; a share is rounded half up; never more than the cap.
 */
export function cashBackOf({ rateKind, rate, tiers, cap }: OfferTerms, { amount, item }: Order): bigint {
  const applied = (item === null ? undefined : tierOf(tiers, item))?.rate ?? rate;
  const promised = rateKind === "flat" ? BigInt(applied) : shareOf(amount, applied);
  return cap !== null && promised > BigInt(cap) ? BigInt(cap) : promised;
}
