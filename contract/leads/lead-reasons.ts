/** Reasons for rejecting, reversing or holding a lead. Members see each in plain words. */
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
/** Reasons why an admin should review a lead although nothing was booked. Members don't see them. */
export const leadReviewReasons = ["unconfirmed_after_payable"] as const;
export type LeadReason = (typeof leadReasons)[number];
