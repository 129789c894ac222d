import type { ClaimState } from "#contract/claims.ts";
import type { Tone } from "~/components/ui/tone";

/** Every state in the order of a claim's life, with the tone of its badge. */
export const claimTones = {
  sent: "info",
  with_store: "primary",
  accepted: "success",
  refused: "danger",
} as const satisfies Record<ClaimState, Tone>;
