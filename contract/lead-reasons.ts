/** Why a lead was rejected, reversed or held; members read each in plain words. */
export const leadReasons = [
  "order_canceled",
  "order_returned",
  "terms_not_met",
  "other_source",
  "duplicate_order",
  "not_paid_by_store",
  "commission_too_low",
  "suspected_abuse",
  "under_review",
  "unspecified",
] as const;
export type LeadReason = (typeof leadReasons)[number];
