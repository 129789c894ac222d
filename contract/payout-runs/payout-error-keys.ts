/** Error keys of payout methods and payout runs. */
export const payoutErrorKeys = [
  "payout_method_unknown",
  "payout_method_duplicate",
  "payout_method_limit",
  "payout_method_unavailable",
  "payout_needs_other_admin",
  "payout_method_returned",
  "payout_account_missing",
  "payout_account_deleted",
  "payout_rail_unavailable",
  "payout_run_empty",
  "payout_run_changed",
  "payout_run_needs_other_admin",
  "payout_item_changed",
  "payout_answer_unreadable",
  "payout_answer_too_large",
] as const;
