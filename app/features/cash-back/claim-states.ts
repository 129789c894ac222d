import type { ClaimState } from "#contract/claims/claims.ts";
import type { Tone } from "~/components/ui/tone";

/** All states of a claim in chronological order, with their badges' tones. */
export const claimTones = {
  sent: "info",
  with_store: "primary",
  accepted: "success",
  refused: "danger",
} as const satisfies Record<ClaimState, Tone>;
