/**
 * The steps of an open withdrawal: a first decision, the approval of a second admin, the payment. An approval
 * counts while its admin still has the permission.
 */
export const withdrawalStages = ["decide", "second", "pay"] as const;
export type WithdrawalStage = (typeof withdrawalStages)[number];
