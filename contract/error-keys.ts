import { z } from "zod";

/** Stable names of everything the provider refuses. Texts live with the provider's locales. */
export const errorKeys = [
  "bad_request",
  "validation_failed",
  "field_invalid",
  "unauthenticated",
  "token_expired",
  "forbidden",
  "not_found",
  "conflict",
  "payload_too_large",
  "rate_limited",
  "internal_error",
  "unavailable",
  "invalid_credentials",
  "account_suspended",
  "email_taken",
  "weak_password",
  "refresh_token_invalid",
  "wrong_password",
  "payout_method_unknown",
  "payout_method_duplicate",
  "payout_method_limit",
  "amount_below_minimum",
  "amount_above_maximum",
  "amount_above_available",
  "withdrawals_blocked",
  "withdrawal_already_decided",
  "withdrawal_not_approved",
  "withdrawal_not_cancelable",
  "own_withdrawal",
  "approval_already_given",
  "mail_not_dead",
  "idempotency_key_missing",
  "idempotency_key_reused",
  "idempotency_in_flight",
] as const;

export const errorKey = z.enum(errorKeys);
export type ErrorKey = z.infer<typeof errorKey>;
