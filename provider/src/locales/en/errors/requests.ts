import type { ErrorKey } from "#contract/calls/error-keys.ts";

/** Error texts for any call. */
export const requests = {
  bad_request: "The request couldn’t be understood.",
  validation_failed: "Please check the highlighted fields.",
  field_invalid: "This value isn’t valid.",
  field_out_of_years: "Enter a date between 2000 and 2100.",
  unauthenticated: "Authentication failed",
  token_expired: "Authentication failed",
  forbidden: "Forbidden",
  not_found: "Not found.",
  conflict: "This was changed in the meantime.",
  payload_too_large: "The request is too large.",
  rate_limited: "Too many attempts. Please try again in {seconds} seconds.",
  internal_error: "Something went wrong on our side. Nothing was changed.",
  unavailable: "The service isn’t available right now. Please try again.",
  read_only:
    "Changes aren’t possible at the moment, because the service is read-only. Nothing was saved; please try again later.",
  maintenance: "The service is under maintenance. Nothing was saved; please try again later.",
  text_missing: "Enter a text.",
  idempotency_key_missing: "The request has no idempotency key.",
  idempotency_key_reused: "This form was already sent with other values. Please start again.",
  idempotency_in_flight: "This request is still being processed.",
  api_key_invalid: "This API key is unknown, expired or revoked, or its creator was suspended.",
  api_key_address: "This API key can’t be used from this address.",
  api_key_call: "API keys can’t make this call. Log in to make it.",
  api_key_step_up: "This call takes a person’s recent confirmation, which an API key can’t give.",
  api_key_limit: "There are already 50 API keys. Revoke one that is no longer used.",
  api_key_beyond_own: "A key can only have permissions that you have and that keys can have.",
  api_key_of_other: "Only the admin for whom the key acts can replace its token.",
  api_key_ended: "This key has expired or was revoked. Create a new one.",
} satisfies Partial<Record<ErrorKey, string>>;
