import type { DecisionReasonCode } from "#contract/withdrawals/decision-reasons.ts";

/** Why an admin rejected a withdrawal or recorded its payment as failed. */
export const decisionReasons: Record<DecisionReasonCode, string> = {
  name_mismatch: "The account holder’s name doesn’t match your name",
  target_invalid: "The payout method doesn’t exist or was closed",
  terms: "The purchases behind it break our terms",
  unverified: "We couldn’t verify that it was you",
  bank_returned: "The bank returned the payment",
};
