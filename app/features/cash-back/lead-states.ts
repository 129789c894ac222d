import type { LeadState } from "#contract/leads.ts";
import type { Tone } from "~/components/ui/tone";

/** Every state in the order of a purchase's life, with the tone of its badge. */
export const leadTones = {
  pending: "info",
  confirmed: "primary",
  payable: "success",
  on_hold: "warning",
  rejected: "danger",
  reversed: "danger",
} as const satisfies Record<LeadState, Tone>;
