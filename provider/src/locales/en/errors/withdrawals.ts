import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { problemTexts } from "#contract/text/input/problem-texts.ts";

/** Error texts about payout methods, withdrawals and balance adjustments. */
export const withdrawals = {
  ...problemTexts.en,
  payout_method_unknown: "We can’t find this payout method.",
  payout_method_duplicate: "You already have this payout method.",
  payout_method_limit: "You can keep at most {maximum} payout methods.",
  payout_method_unavailable: "This payout method isn’t available right now. Choose another one.",
  withdrawal_fee_changed: "The fee has changed since you saw it. Look at it again, then confirm.",
  amount_below_minimum: "The minimum is {minimum}.",
  amount_above_maximum: "The maximum is {maximum}.",
  amount_above_available: "You can withdraw at most {available}.",
  withdrawals_wait_email: "Your email address was changed: you can withdraw again from {until}.",
  withdrawals_wait_password: "Your password was changed: you can withdraw again from {until}.",
  withdrawals_wait_second_factor:
    "Your two-step verification was changed: you can withdraw again from {until}.",
  withdrawals_wait_service: "What you log in with was changed: you can withdraw again from {until}.",
  withdrawals_wait_payout_method: "You have a new payout method: you can withdraw again from {until}.",
  withdrawals_do_not_wait: "This user’s withdrawals aren’t blocked.",
  withdrawals_blocked: "Withdrawals are blocked until your balance is positive again.",
  withdrawal_already_decided: "Already reviewed by {name}: {state}.",
  withdrawal_decision_queued:
    "{name} has just reviewed this withdrawal and can still undo it. Try again in a few seconds.",
  withdrawal_not_approved: "This withdrawal isn’t approved yet.",
  withdrawal_held: "This withdrawal is on hold. Lift the hold before you approve it.",
  withdrawal_not_held: "This withdrawal isn’t on hold.",
  withdrawal_not_cancelable: "This withdrawal can no longer be canceled.",
  withdrawal_in_run: "This withdrawal is in payout run {number}. Take it out of the run first.",
  withdrawal_unpayable:
    "{reference} can’t be paid: its member is suspended, or its account was rejected. Reinstate the member first, or record the payment as failed.",
  payout_method_returned: "A payment to this account came back. Remove it and add the corrected details.",
  payout_method_outdated:
    "The bank says these details changed. Remove this account and add it with the current details.",
  payout_account_missing:
    "Enter your company, in Latin letters, and its bank account in the billing settings first. The file for the bank names who pays.",
  payout_account_deleted: "This member’s account was deleted. The money can’t be credited to it.",
  payout_rail_unavailable: "This kind of payment isn’t possible in your currency.",
  payout_run_empty: "There are no withdrawals to pay in this run.",
  payout_run_changed: "Someone else changed this payout run. Reload and try again.",
  payout_run_needs_other_admin: "You created this payout run. Another admin must release it.",
  payout_item_changed: "The state of this payment has changed. Reload the run.",
  payout_item_unpayable:
    "{reference} can no longer be paid: its member is suspended, or its account was rejected. Remove it from the run.",
  payout_run_unpayable:
    "{reference} can no longer be paid: its member is suspended, its account was rejected, or the money may be owed back. Cancel this run and create a new one.",
  payout_run_transferring: "PayPal may already have this payment and will report the result. Wait for it.",
  payout_service_missing: "Connect PayPal’s API first.",
  payout_service_busy: "A payout run is on its way with this connection. Wait until it has ended.",
  payout_answer_unreadable:
    "This file can’t be read. Choose a pain.002, camt.053 or camt.054 file, or the results from PayPal or Wise.",
  payout_answer_too_large: "The file is too large. The limit is 8 MB.",
  own_withdrawal: "You can’t review your own withdrawal.",
  approval_already_given: "You already approved this withdrawal. Another admin must approve it too.",
  amount_zero: "Enter an amount other than 0.",
  adjustment_above_available: "At most {available} can be taken.",
  adjustment_already_decided: "Already reviewed by {name}.",
  adjustment_needs_other_admin: "You requested this adjustment, so another admin has to approve it.",
  adjustment_requester_gone: "The requester is no longer an admin. Reject it and have it requested again.",
  payout_needs_other_admin:
    "Another admin must record this payment: you approved it, and you alone would pass the limit of a day or had a hand in this member’s money.",
  reversed_since:
    "Since this was requested a purchase was reversed, the member’s balance fell below zero, or a fraud case was opened. Confirm that it was paid all the same.",
} satisfies Partial<Record<ErrorKey, string>>;
