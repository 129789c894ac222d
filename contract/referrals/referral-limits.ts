/** `joined → paid | held`; `held → paid | refused | joined`; `paid → undone`. */
export const referralStates = ["joined", "held", "paid", "refused", "undone"] as const;
export type ReferralState = (typeof referralStates)[number];

/** The maximum number of invitations in one form, per day, and in 30 days. */
export const invitationLimits = { atOnce: 10, day: 10, month: 30 };

/** Why a bonus waits for an admin. */
export const referralHolds = [
  "same_device",
  "same_payout",
  "same_mailbox",
  "month_full",
  "account_deleted",
] as const;
export type ReferralHold = (typeof referralHolds)[number];
