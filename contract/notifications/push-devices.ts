import { z } from "zod";
import { device } from "../accounts/security-events.ts";
import { defineCall } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";

/** The maximum number of a member's devices. A further device replaces the oldest one. */
export const maxPushDevices = 10;

/** The SHA-256 hash of a subscription's address, by which a browser recognizes its own device. */
const endpointHash = z.string().regex(/^[0-9a-f]{64}$/);

/** Languages of the dashboard's pages. */
const pageLanguage = z.enum(["en", "fr", "ar"]);

/** A browser's subscription to push messages, as `PushSubscription.toJSON` returns it. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(2_048),
  keys: z.object({
    /** An uncompressed point of P-256 in base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
  }),
});
export type PushSubscriptionData = z.infer<typeof pushSubscription>;

/** A browser that gets push messages until the end of the session in which it was added. */
export const pushDevice = z.object({
  id,
  hash: endpointHash,
  machine: device,
  createdAt: instant,
  /** When a push service last accepted a message for the device. */
  lastPushAt: instant.nullable(),
});
export type PushDevice = z.infer<typeof pushDevice>;

export const listPushDevices = defineCall("GET", "/v1/users/me/push-devices", {
  summary: "List my devices with push notifications, the latest first",
  data: z.array(pushDevice).max(maxPushDevices),
  /** The server's key for subscriptions; `null` if push isn't available. */
  meta: z.object({ publicKey: z.string().nullable() }),
});

/** A subscription that is already stored is updated. Links in its messages lead to pages in `language`. */
export const addPushDevice = defineCall("POST", "/v1/users/me/push-devices", {
  summary: `Turn on push notifications on this device (up to ${maxPushDevices})`,
  body: pushSubscription.extend({ language: pageLanguage }),
  data: pushDevice,
});

export const removePushDevice = defineCall("DELETE", "/v1/users/me/push-devices/{id}", {
  summary: "Turn off push notifications on one of my devices",
  data: z.null(),
});
