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
/** Why an admin has to look at a lead whose money stays where it is. Members don't see it. */
export const leadReviewReasons = ["unconfirmed_after_payable"] as const;
export type LeadReason = (typeof leadReasons)[number];
