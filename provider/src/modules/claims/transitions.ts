import type { ClaimDecision } from "#contract/claims/admin-claims.ts";
import type { ClaimState } from "#contract/claims/claims.ts";

/** The states from which each decision on a claim is possible, and the resulting state. */
export const claimTransitions = {
  "with-store": { from: ["sent"], to: "with_store" },
  accept: { from: ["sent", "with_store"], to: "accepted" },
  refuse: { from: ["sent", "with_store"], to: "refused" },
} as const satisfies Record<ClaimDecision, { from: readonly ClaimState[]; to: ClaimState }>;

/** Returns whether a decision is possible on a claim in a state. */
export function canDecide(action: ClaimDecision, state: ClaimState): boolean {
  return (claimTransitions[action].from as readonly ClaimState[]).includes(state);
}
