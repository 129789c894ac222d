/** The reasons for a rejection or failure that admins choose from. Members read them in their language. */
export const decisionReasonCodes = [
  "name_mismatch",
  "target_invalid",
  "terms",
  "unverified",
  "bank_returned",
] as const;
export type DecisionReasonCode = (typeof decisionReasonCodes)[number];
