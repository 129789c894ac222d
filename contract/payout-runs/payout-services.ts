import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { connectorFailures } from "../networks/connector-failures.ts";
import { instant } from "../text/identifiers.ts";
import { plainText } from "../text/text.ts";

/**
 * `waiting`: not accepted yet. `accepted`: the service has the batch, results are read. `done`: every payment has its
 * outcome. `refused`: the service refused the batch. `ended`: an admin recorded its end by hand.
 */
export const transferStates = ["waiting", "accepted", "done", "refused", "ended"] as const;

/**
 * Why a request of a transfer failed. `not_connected`: there are no credentials. `batch_unknown`: the service
 * has the batch but didn't return its id, so its results can't be read. `too_old`: the transfer is so old that
 * a new request could pay a second time. `recipient_blocked`: a member or an account can't be paid any more.
 */
export const transferFailures = [
  ...connectorFailures,
  "not_connected",
  "batch_unknown",
  "too_old",
  "recipient_blocked",
] as const;

/** The progress of a run that is sent by API. */
export const payoutTransfer = z.object({
  state: z.enum(transferStates),
  /** The service's id of the batch. */
  batchId: z.string().nullable(),
  readAt: instant.nullable(),
  /** When the next request is sent; `null` if there is none. */
  nextAt: instant.nullable(),
  failures: z.int().nonnegative(),
  failure: z.enum(transferFailures).nullable(),
  /** Whether outcomes can be recorded by hand: the transfer has ended, or has failed for a day. */
  isManual: z.boolean(),
});
export type PayoutTransfer = z.infer<typeof payoutTransfer>;

const paypalConnection = z.object({
  connection: z
    .object({
      clientId: z.string(),
      webhookId: z.string(),
      since: instant,
    })
    .nullable(),
  /** The address that PayPal's webhook is registered with. */
  webhookUrl: z.string(),
});
export type PaypalConnection = z.infer<typeof paypalConnection>;

export const getPaypalConnection = defineCall("GET", "/v1/admin/payout-services/paypal", {
  permission: "settings.read",
  summary: "Retrieve whether PayPal's API is connected. The secret is never returned",
  data: paypalConnection,
});

const visibleAscii = /^[\x21-\x7e]+$/;

export const connectPaypal = defineCall("PUT", "/v1/admin/payout-services/paypal", {
  permission: "settings.write",
  stepUp: true,
  summary: "Connect PayPal's API, or replace its credentials",
  body: z.object({
    clientId: plainText.trim().min(1).max(200).regex(visibleAscii, "credential_invalid"),
    clientSecret: plainText.trim().min(1).max(500).regex(visibleAscii, "credential_invalid"),
    webhookId: plainText
      .trim()
      .regex(/^[A-Za-z0-9]{0,50}$/, "credential_invalid")
      .default(""),
  }),
  data: paypalConnection,
});

export const disconnectPaypal = defineCall("DELETE", "/v1/admin/payout-services/paypal", {
  permission: "settings.write",
  stepUp: true,
  summary: "Forget PayPal's credentials; refused while a run is on its way",
  data: paypalConnection,
});

export const testPaypal = defineCall("POST", "/v1/admin/payout-services/paypal/test", {
  permission: "settings.write",
  summary: "Call PayPal's API once with the stored credentials; pays nothing",
  data: z.object({
    /** The app's name at PayPal; `null` if the test failed. */
    account: z.string().nullable(),
    failure: z.enum(connectorFailures).nullable(),
    status: z.int().nullable(),
  }),
});
