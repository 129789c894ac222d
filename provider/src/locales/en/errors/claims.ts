import type { ErrorKey } from "#contract/calls/error-keys.ts";

/** Error texts about claims and tickets. */
export const claims = {
  claim_click_unknown: "This visit isn’t one of yours. Choose another one.",
  claim_click_taken: "This visit already has a purchase or an open claim.",
  claim_too_early: "The store may still report it. You can send a claim from {from}.",
  claim_too_late: "This visit is more than {days} days ago.",
  order_number_invalid: "Enter the order number, up to 64 characters.",
  order_before_click: "You went to the store on {day}; the order can’t be older.",
  order_in_future: "This day is still to come.",
  order_after_click_expired: "Only orders up to {day} count for this visit.",
  amount_not_positive: "Enter an amount above zero.",
  claim_duplicate: "There’s already a claim for this order.",
  order_already_tracked: "The store has already reported this order: see Cash Back Detail.",
  claim_similar_purchase:
    "A purchase that may be the same has come in. Check it, then review the claim again.",
  proof_too_large: "The file is larger than 5 MB.",
  proof_type_unknown: "Send a JPEG, a PNG or a PDF.",
  claim_limit: "You can have at most {maximum} open claims. Wait until we’ve reviewed one.",
  own_claim: "You can’t review your own claim.",
  claim_already_decided: "Already reviewed by {name}: {claimState}.",
  ticket_subject_invalid: "Enter a subject of 3 to 120 characters.",
  ticket_message_invalid: "Write 10 to 4,000 characters.",
  ticket_limit: "You’ve sent a lot of messages. Please wait for our reply.",
  ticket_closed: "This request is closed. Please write a new one.",
  ticket_changed: "There’s a new message you haven’t seen. Read it first.",
} satisfies Partial<Record<ErrorKey, string>>;
