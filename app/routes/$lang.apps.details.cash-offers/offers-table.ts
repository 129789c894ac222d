import type { OfferState } from "#contract/offers/admin-offers.ts";
import type { Tone } from "~/components/ui/tone";

/** All states of an offer with their badges' tones. */
export const offerTones = {
  scheduled: "info",
  running: "success",
  ended: "neutral",
} as const satisfies Record<OfferState, Tone>;

export const offerSteps = ["new", "edit", "end"] as const;
export type OfferStep = (typeof offerSteps)[number];

/** The bulk actions on offers. */
export const bulkSteps = ["end"] as const satisfies OfferStep[];
