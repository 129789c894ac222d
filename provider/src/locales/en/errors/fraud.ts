import type { ErrorKey } from "#contract/calls/error-keys.ts";

/** Error texts about fraud cases and rules. */
export const fraud = {
  own_fraud_case: "This case is about your own account, so someone else has to review it.",
  fraud_case_decided: "This case is no longer waiting for a decision.",
  fraud_case_needs_other_admin: "You confirmed this case, so another person has to review the appeal.",
  fraud_rule_changed:
    "Someone else changed this rule in the meantime. What you entered is still here: check it, then save again.",
  fraud_rule_limit: "There’s no room for another rule.",
  fraud_rule_name_taken: "Another rule has this name.",
  fraud_condition_twice: "Each signal can occur once.",
  withdrawal_held_by_rule: "A fraud rule holds this withdrawal. Review the member’s fraud case.",
} satisfies Partial<Record<ErrorKey, string>>;
