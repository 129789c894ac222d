export const texts = {
  title: "Cash Back Detail",
  subtitle: "Every purchase we know of, and where its cash back stands.",
  table: "My purchases",
  store: "Store",
  from: "From",
  to: "To",
  state: "State",
  all: "All",
  state_pending: "Tracked",
  state_confirmed: "Confirmed",
  state_payable: "Available",
  state_on_hold: "On hold",
  state_rejected: "Declined",
  state_reversed: "Reversed",

  purchased: "Purchased",
  orderNumber: "Order number",
  orderAmount: "Order total",
  cashBack: "Cash back",
  expected: "Available from",
  emptyTitle: "No purchases yet",
  emptyText:
    "Open a store from here and shop as you always do. Your first purchase will appear on this page.",
  somethingMissing: "Something missing?",
  seeStores: "See stores",

  detailTitle: "Cash back from {{store}}",
  back: "All my cash back",
  print: "Print",
  figures: "Summary",
  life: "Timeline",
  terms: "What you were promised",
  termsHint: "The terms when you clicked. Later changes do not affect them.",
  noTerms: "We have no click for this purchase.",
  network: "Reported by",
  click: "Click",
  toStore: "To the store",

  why_rejected: "Why it was declined",
  why_reversed: "Why it was reversed",
  why_on_hold: "Why it is on hold",
  reason_order_canceled: "The order was canceled, so the store pays nothing for it.",
  reason_order_returned: "The purchase was returned to the store.",
  reason_terms_not_met:
    "The order did not meet the store’s terms, for example because another code was used.",
  reason_other_source: "The store counted the order for another site that was visited later.",
  reason_duplicate_order: "This order had been counted already.",
  reason_not_paid_by_store: "The store did not pay for this order.",
  reason_commission_too_low:
    "The store reported less than it should pay for this order. We are looking into it.",
  reason_suspected_abuse: "Something about the order looked unusual, and the store could not confirm it.",
  reason_under_review: "We are checking this order with the store.",
  reason_unspecified: "The store gave no reason.",

  step_click: "You went to the store",
  step_track: "The store reported your purchase",
  step_confirm: "The store confirmed it",
  step_correct: "The amount was corrected",
  step_reject: "Declined",
  step_reverse: "Reversed",
  step_hold: "Put on hold",
  step_resume: "The check is over",
  step_release: "Available: the money is in your balance",
  step_unconfirm: "The store is checking it again",
  step_reopen: "The store accepted it after all",
  awaited_confirm: "Confirmation by the store",
  awaited_resume: "End of the check",
  awaited_release: "Available",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "cash-back": typeof texts;
  }
}
