/** What may be wrong with an account, found in its data; a reason to look, never a verdict. */
export const riskFlags = ["reversed_leads", "shared_payout", "shared_address", "early_withdrawal"] as const;
export type RiskFlag = (typeof riskFlags)[number];
