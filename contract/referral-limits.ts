/** `joined → paid | held`; `held → paid | refused | joined`; `paid → undone`. */
export const referralStates = ["joined", "held", "paid", "refused", "undone"] as const;
export type ReferralState = (typeof referralStates)[number];

/** Why a bonus waits for an admin. */
export const referralHolds = ["same_device", "same_payout", "same_mailbox", "month_full"] as const;
export type ReferralHold = (typeof referralHolds)[number];
