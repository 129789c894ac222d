/** Possible problems found in an account's data: reasons to review it, not verdicts. */
export const riskFlags = [
  "reversed_leads",
  "shared_payout",
  "shared_address",
  "early_withdrawal",
  "fraud_case",
] as const;
export type RiskFlag = (typeof riskFlags)[number];
