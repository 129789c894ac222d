import type { LeadState } from "#contract/leads/leads.ts";
import type { Tone } from "~/components/ui/tone";

/** All states of a purchase in chronological order, with their badges' tones. */
export const leadTones = {
  pending: "info",
  confirmed: "primary",
  payable: "success",
  on_hold: "warning",
  rejected: "danger",
  reversed: "danger",
} as const satisfies Record<LeadState, Tone>;
