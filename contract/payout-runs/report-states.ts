/**
 * The formats of an answer. `pain002`: a status report. `camt` and `mt940`: a bank statement. `results`:
 * results of a payment service. `nacha`: ACH returns. `paypal`: results that were read from PayPal's API.
 */
export const payoutReportFormats = ["pain002", "camt", "mt940", "results", "nacha", "paypal"] as const;
export type PayoutReportFormat = (typeof payoutReportFormats)[number];

/**
 * The effect of a line of an answer on the payments it names. `pays`, `fails`, `returns` and `recalls` change
 * them; `recalls`: the withdrawal is approved again, because the operator's own account or file was the cause.
 * `corrects`: the member is asked to correct the payout method, because the bank says that its details changed.
 * `unclaimed`: PayPal waits for the recipient to claim the money. `noted`: in progress. `known`: already
 * recorded. `waiting`: can't be matched until other answers arrive. `own`: returns money to the admin who
 * applies it, so another admin has to apply it. `unclear`: contradicts what is recorded. `unknown`: names no
 * payment of a run. `incoming` and `outgoing`: other movements of the account.
 */
export const reportLineOutcomes = [
  "unclear",
  "unknown",
  "waiting",
  "own",
  "recalls",
  "fails",
  "returns",
  "corrects",
  "unclaimed",
  "pays",
  "noted",
  "known",
  "incoming",
  "outgoing",
] as const;
export type ReportLineOutcome = (typeof reportLineOutcomes)[number];

/** The maximum size of an answer in bytes, and of an archive's content. */
export const maxPayoutReportBytes = 8 * 1024 * 1024;

/** The maximum number of an answer's lines shown; the totals count all. */
export const maxPayoutReportLines = 300;
