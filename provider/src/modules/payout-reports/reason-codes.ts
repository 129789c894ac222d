import type { PaymentFailure } from "#contract/payout-runs/run-states.ts";

const failureOfCode: Record<string, PaymentFailure> = {
  AC01: "account_wrong",
  AC03: "account_wrong",
  AC04: "account_closed",
  AC06: "account_blocked",
  MD07: "account_closed",
  AG01: "not_accepted",
  AG03: "not_accepted",
  AM05: "duplicate",
  DUPL: "duplicate",
  BE01: "name_mismatch",
  BE06: "name_mismatch",
  BE22: "name_mismatch",
  CNOR: "bank_unreachable",
  RC01: "bank_unreachable",
  RR01: "details_missing",
  RR02: "details_missing",
  RR03: "details_missing",
  RR04: "details_missing",
  R02: "account_closed",
  R03: "account_wrong",
  R04: "account_wrong",
  R12: "account_closed",
  R13: "bank_unreachable",
  R14: "account_closed",
  R15: "account_closed",
  R16: "account_blocked",
  R17: "name_mismatch",
  R20: "not_accepted",
  R23: "not_accepted",
  R24: "duplicate",
  R28: "account_wrong",
  RECEIVER_UNREGISTERED: "account_wrong",
  RECEIVER_ACCOUNT_LOCKED: "account_blocked",
  RECEIVER_UNCONFIRMED: "details_missing",
  RECEIVER_COUNTRY_NOT_ALLOWED: "not_accepted",
  CURRENCY_NOT_SUPPORTED_FOR_RECEIVER: "not_accepted",
  DUPLICATE_ITEM: "duplicate",
};

/**
 * Codes of refusals that the operator's own account or file caused: too little money, limits, format, cut-off
 * time.
 */
const operatorCodes = new Set([
  "AM04",
  "AM02",
  "AM14",
  "AM23",
  "AM10",
  "AM18",
  "DT01",
  "DU01",
  "DU02",
  "FF01",
  "TM01",
  "INSUFFICIENT_FUNDS",
  "SENDER_RESTRICTED",
]);

/** Returns the category of a reason code; `unspecified` for an unknown or missing one. */
export function failureOf(code: string | null): PaymentFailure {
  return failureOfCode[(code ?? "").toUpperCase()] ?? "unspecified";
}

/** Returns whether the operator caused a refusal, so that members aren't notified. */
export function isOperatorCode(code: string | null): boolean {
  return operatorCodes.has((code ?? "").toUpperCase());
}
