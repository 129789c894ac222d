export const texts = {
  mapping_incomplete: "The network has no mapping yet.",
  unreadable: "It’s neither JSON nor a form.",
  parameter_repeated: "A parameter appears in it more than once.",
  click_missing: "It contains no click ID.",
  transaction_invalid: "Its transaction is missing or invalid.",
  transaction_rounded: "A spreadsheet has rounded its transaction, which is no longer exact.",
  placeholder_left: "A value in it’s a placeholder that the network never filled in.",
  status_unknown: "The mapping doesn’t contain its status.",
  currency_invalid: "Its currency is missing or invalid.",
  rate_missing: "There’s no exchange rate for the day of the purchase. It’s read again once there’s one.",
  currency_differs: "It’s in another currency than the other reports of its purchase.",
  amount_invalid: "Its order total is missing or not a number.",
  commission_invalid: "Its commission is missing or not a number.",
  amount_too_large: "Its order total or commission is above what one amount may be.",
  amount_negative: "Its order total or commission is below zero: the network reverses part of a purchase.",
  time_invalid: "Its time is missing or can’t be read.",
  time_in_future: "Its time is more than a day in the future.",
  paid_invalid: "It’s unclear whether the network has paid: neither yes or no nor a date.",
  member_deleted: "The member’s account was deleted.",
  click_unknown: "Its click ID is unknown.",
  click_of_other_network: "The click went to another network.",
  click_expired: "The purchase came too long after the click.",
  purchase_before_click: "The purchase is older than the click.",
  click_differs: "The same purchase was reported for another click.",
  claimed_already: "An accepted claim has already credited this order.",
  order_similar_to_claim:
    "Its order may be one that an accepted claim has credited: one number begins with the other.",
  visit_claimed:
    "A claim of the same visit was accepted, for a like amount or day. This may be its purchase.",
  order_reported_twice:
    "The same order, amount and day of the same visit were reported under another transaction.",
  transaction_case_differs: "Its transaction differs from a known one in upper and lower case alone.",
  confirmation_missing:
    "It isn’t signed, and nothing confirms it yet: another report, an import, or reading it again.",
  original_missing: "It corrects a purchase that hasn’t been reported yet, and is applied once it is.",
  too_many_parts: "The purchase already has 500 reports, the most that are added up.",
  failed: "We couldn’t process it. See the log.",
  line_shape: "The line has another number of columns than the header.",
  own_purchase: "Your own purchase: another admin has to import it.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "report-reasons": typeof texts;
  }
}
