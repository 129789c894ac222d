/** Limits, states and failures of webhooks. Free of zod, because browsers load them. */

/** `delivered`: the receiver answered with 2xx. `failed`: given up after all attempts. */
export const deliveryStates = ["pending", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt failed. */
export const attemptFailures = [
  "status",
  "redirect",
  "timeout",
  "private_address",
  "unknown_host",
  "certificate",
  "connection",
  "secret_unreadable",
  "stopped",
] as const;
export type AttemptFailure = (typeof attemptFailures)[number];

/** Why an endpoint was disabled: its receiver answered 410, or all deliveries failed for days. */
export const disabledReasons = ["gone", "failing"] as const;

export const maxEndpoints = 20;
export const maxUrlLength = 2_000;
export const maxDescriptionLength = 200;
/** The number of days for which events and attempts are stored. */
export const eventDays = 30;
/**
 * The possible numbers of hours after a rotation for which requests are also signed with the previous secret.
 */
export const rotationHours = [0, 24, 72, 168] as const;

/** Error keys of calls about webhook endpoints. */
export const webhookErrorKeys = ["webhook_url_invalid", "webhook_changed", "webhook_limit"] as const;
