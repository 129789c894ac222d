/**
 * The steps of an open withdrawal: a first decision, the approval of a second admin, a hold during which it
 * can't be approved, the payment. An approval counts only as long as its admin has the permission.
 */
export const withdrawalStages = ["decide", "second", "held", "pay"] as const;
export type WithdrawalStage = (typeof withdrawalStages)[number];
