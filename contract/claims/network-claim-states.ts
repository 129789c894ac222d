/** The states of a claim at its network. `refused`: its API didn't take the claim. */
export const networkClaimStates = ["waiting", "sent", "approved", "declined", "refused"] as const;
export type NetworkClaimState = (typeof networkClaimStates)[number];
