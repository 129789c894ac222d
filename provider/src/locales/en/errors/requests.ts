import type { ErrorKey } from "#contract/calls/error-keys.ts";

/** Error texts for any call. */
export const requests = {
  bad_request: "The request could not be understood.",
  validation_failed: "Please check the highlighted fields.",
  field_invalid: "This value is not valid.",
  field_out_of_years: "Enter a date between 2000 and 2100.",
  unauthenticated: "Authentication failed",
  token_expired: "Authentication failed",
  forbidden: "Forbidden",
  not_found: "Not found.",
  conflict: "This was changed in the meantime.",
  payload_too_large: "The request is too large.",
  rate_limited: "Too many attempts. Please try again in {seconds} seconds.",
  internal_error: "Something went wrong on our side. Nothing was changed.",
  unavailable: "The service is not available right now. Please try again.",
  text_missing: "Enter a text.",
  idempotency_key_missing: "The request has no idempotency key.",
  idempotency_key_reused: "This form was already sent with other values. Please start again.",
  idempotency_in_flight: "This request is still being processed.",
} satisfies Partial<Record<ErrorKey, string>>;
