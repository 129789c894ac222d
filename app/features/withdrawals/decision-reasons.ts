import type { DecisionReasonCode } from "#contract/withdrawals/decision-reasons.ts";

/** The codes of the reasons that are shown to members. */
export const listedCodes = {
  reject: ["name_mismatch", "target_invalid", "terms", "unverified"],
  fail: ["bank_returned", "target_invalid"],
} as const satisfies Record<string, readonly DecisionReasonCode[]>;

/** The reasons that admins choose from. `else` requires a text. Only staff see the reasons for a hold. */
export const reasons = {
  reject: [...listedCodes.reject, "else"],
  hold: ["new_target", "unusual_purchases", "document", "network", "else"],
  fail: [...listedCodes.fail, "else"],
} as const;
