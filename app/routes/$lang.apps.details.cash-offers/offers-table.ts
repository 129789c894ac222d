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

interface Opened {
  view?: string;
  step?: OfferStep;
  /** The offer a new one is prefilled from. */
  from?: string;
}

/** The list's own parameters of a URL, with one offer opened, or a form, beside it. */
export function offersSearch(search: string, opened: Opened = {}): string {
  const parameters = new URLSearchParams(search);
  for (const name of ["view", "step", "from", "id"]) parameters.delete(name);
  for (const [name, value] of Object.entries(opened)) parameters.set(name, String(value));
  return `?${parameters.toString()}`;
}
