import { z } from "zod";
import { instant } from "../text/identifiers.ts";
import { minorUnits } from "../money/money.ts";
import { networkId } from "../networks/networks.ts";
import { plainText, textByLanguage } from "../text/text.ts";
import { boostAudiences } from "./boost-audiences.ts";

/**
 * A share in basis points or a flat amount in minor units, depending on the offer's kind. A share has up to two
 * decimals (3.875 % is 387.5); an amount is whole.
 */
export const rateValue = z.number().nonnegative().max(2_147_483_647).multipleOf(0.01);

/** A rate for some of a store's goods. `code` identifies these goods in the network's reports. */
export const offerTier = z.object({
  code: plainText.trim().min(1).max(40),
  label: textByLanguage,
  rate: rateValue,
});
export type OfferTier = z.infer<typeof offerTier>;

/** The terms of an offer, as promised at a click. Amounts are in minor units. */
export const offerTerms = z.object({
  rateKind: z.enum(["percent", "flat"]),
  rate: rateValue,
  tiers: z.array(offerTier),
  cap: minorUnits.positive().nullable(),
  terms: textByLanguage,
  exclusions: textByLanguage,
});
export type OfferTerms = z.infer<typeof offerTerms>;

/**
 * The properties of a boost: an offer with a higher rate for a limited time, beside the store's usual offer
 * (decision 0064).
 */
export const offerBoost = z.object({
  audience: z.enum(boostAudiences),
  /**
   * The maximum cash back that the boost may promise, in minor units. Each click reserves the cap until the
   * click expires or its purchases are known. `null` without a limit.
   */
  budget: minorUnits.positive().nullable(),
});
export type OfferBoost = z.infer<typeof offerBoost>;

/** All fields of an offer: its terms, the network's commission, and its period. */
export const offerConditions = offerTerms.extend({
  /** The network's commission, of the same kind as the rates. No rate can be higher. */
  commission: rateValue,
  /**
   * The store's id at the network, or its own tracking link, for `{programme}` in the network's tracking URL.
   */
  programme: networkId.nullable(),
  startsAt: instant,
  endsAt: instant.nullable(),
  /** `null` or absent for a usual offer. */
  boost: offerBoost.nullable().optional(),
});
export type OfferConditions = z.infer<typeof offerConditions>;

/** Returns whether flat rates are whole minor units. */
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

/** A stored version of an offer. Versions from before admins could edit offers contain only the terms. */
export const recordedOffer = offerConditions.partial({
  commission: true,
  programme: true,
  startsAt: true,
  endsAt: true,
  boost: true,
});
export type RecordedOffer = z.infer<typeof recordedOffer>;
