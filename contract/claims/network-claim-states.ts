/**
 * The states of a claim at its network. `declined`: the network decided against the claim. `refused`: the
 * network's API didn't accept the claim.
 */
export const networkClaimStates = ["waiting", "sent", "approved", "declined", "refused"] as const;
export type NetworkClaimState = (typeof networkClaimStates)[number];
