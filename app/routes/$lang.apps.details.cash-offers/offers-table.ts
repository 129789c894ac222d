import type { OfferState } from "#contract/admin-offers.ts";
import type { Tone } from "~/components/ui/tone";

/** Every state of an offer, with the tone of its badge. */
export const offerTones = {
  scheduled: "info",
  running: "success",
  ended: "neutral",
} as const satisfies Record<OfferState, Tone>;

export const offerSteps = ["new", "edit", "end"] as const;
export type OfferStep = (typeof offerSteps)[number];

/** The steps several offers can take at once. */
export const bulkSteps = ["end"] as const satisfies OfferStep[];
