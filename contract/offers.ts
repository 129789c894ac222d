import { z } from "zod";
import { instant } from "./identifiers.ts";
import { minorUnits } from "./money.ts";
import { networkId } from "./networks.ts";
import { plainText, textByLanguage } from "./text.ts";

/**
 * A share in basis points or a flat amount in minor units, depending on the offer's kind. A share has up to two
 * decimals, so that 3.875 % is 387.5; an amount is whole.
 */
export const rateValue = z.number().nonnegative().max(2_147_483_647).multipleOf(0.01);

/** A rate for some of a store's goods; `code` is the item a network names in its report. */
export const offerTier = z.object({
  code: plainText.trim().min(1).max(40),
  label: textByLanguage,
  rate: rateValue,
});
export type OfferTier = z.infer<typeof offerTier>;

/** What a purchase gives back, as it stood when it was promised. Money in minor units. */
export const offerTerms = z.object({
  rateKind: z.enum(["percent", "flat"]),
  rate: rateValue,
  tiers: z.array(offerTier),
  cap: minorUnits.positive().nullable(),
  terms: textByLanguage,
  exclusions: textByLanguage,
});
export type OfferTerms = z.infer<typeof offerTerms>;

/** All of an offer that admins write: its terms, what the network pays, and from when to when it runs. */
export const offerConditions = offerTerms.extend({
  /** In the rates' kind; no rate is above it. */
  commission: rateValue,
  /** The store's id at the network, or its own link there, for `{programme}` in the network's tracking URL. */
  programme: networkId.nullable(),
  startsAt: instant,
  endsAt: instant.nullable(),
});
export type OfferConditions = z.infer<typeof offerConditions>;

/** Whether flat rates are whole minor units. */
export function hasWholeAmounts({
  rateKind,
  rate,
  commission,
  tiers,
}: Pick<OfferConditions, "rateKind" | "rate" | "commission" | "tiers">): boolean {
  return (
    rateKind === "percent" || [rate, commission, ...tiers.map((tier) => tier.rate)].every(Number.isInteger)
  );
}

/** An offer as one of its versions keeps it; those from before admins wrote offers keep the terms alone. */
export const recordedOffer = offerConditions.partial({
  commission: true,
  programme: true,
  startsAt: true,
  endsAt: true,
});
export type RecordedOffer = z.infer<typeof recordedOffer>;
