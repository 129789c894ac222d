/**
 * `draft → released → sent → settled`, or `canceled`. The file can be downloaded once a run is `sent`; a run is
 * `settled` once every payment has an outcome.
 */
export const payoutRunStates = ["draft", "released", "sent", "settled", "canceled"] as const;
export type PayoutRunState = (typeof payoutRunStates)[number];

/**
 * `listed → sent → paid | failed`, `paid → returned`, `sent → unclaimed → paid | failed | returned`. `removed`:
 * removed from the run, so that another run can contain the withdrawal.
 */
export const payoutItemStates = [
  "listed",
  "sent",
  "unclaimed",
  "paid",
  "failed",
  "returned",
  "removed",
] as const;
export type PayoutItemState = (typeof payoutItemStates)[number];

/** Why an approved withdrawal can't be part of a run. */
export const exclusions = [
  "in_run",
  "own",
  "warned",
  "suspended",
  "method_returned",
  "account_invalid",
  "not_sepa",
  "name_not_latin",
  "not_whole",
  "over_limit",
] as const;
export type Exclusion = (typeof exclusions)[number];

/** Why a bank didn't pay, in the categories shown to members. */
export const paymentFailures = [
  "account_wrong",
  "account_closed",
  "account_blocked",
  "not_accepted",
  "name_mismatch",
  "bank_unreachable",
  "duplicate",
  "details_missing",
  "not_claimed",
  "unspecified",
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** Why a payout method can't be used: a payment came back, or the bank says that its details changed. */
export const methodFailures = [...paymentFailures, "details_changed"] as const;
