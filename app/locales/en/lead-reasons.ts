/** Why a purchase was refused. Short, because they are shown in lists. */
export const texts = {
  reason_order_canceled: "Order canceled",
  reason_order_returned: "Order returned",
  reason_terms_not_met: "Terms not met",
  reason_other_source: "Counted for another site",
  reason_duplicate_order: "Counted already",
  reason_not_paid_by_store: "Not paid by the store",
  reason_commission_too_low: "Commission too low",
  reason_suspected_abuse: "Suspected abuse",
  reason_under_review: "Under review",
  reason_unspecified: "No reason given",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "lead-reasons": typeof texts;
  }
}
