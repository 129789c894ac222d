/** The reasons that admins choose from. `else` requires a text. Those of a hold are for staff only. */
export const reasons = {
  reject: ["name_mismatch", "target_invalid", "terms", "unverified", "else"],
  hold: ["new_target", "unusual_purchases", "document", "network", "else"],
  fail: ["bank_returned", "target_invalid", "else"],
} as const;
