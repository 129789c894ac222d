import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { purchase } from "../cash-back/cash-back.ts";
import { click, createClick, createdClick } from "../clicks/clicks.ts";
import { maxFavourites } from "../stores/favourites.ts";
import { coupon, storeSlug } from "../stores/stores.ts";
import { wallet } from "../wallet/wallet.ts";
import { extensionId } from "./extension-ids.ts";

/** A value of 256 bits in base64url. */
const base64Url256 = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** The number of seconds for which an extension's code can be exchanged. */
export const extensionCodeSeconds = 300;

export const createExtensionCode = defineCall("POST", "/v1/users/me/extension-codes", {
  summary: "Allow a browser extension to connect to my account; returns a code that it exchanges once",
  body: z.object({
    extension: extensionId,
    /** SHA-256 of the extension's verifier, in base64url. */
    challenge: base64Url256,
  }),
  data: z.object({ code: base64Url256 }),
  status: 201,
});

export const createExtensionToken = defineCall("POST", "/v1/extension/tokens", {
  summary: "Exchange the code that a member confirmed, with its verifier, for an extension's token",
  body: z.object({ extension: extensionId, code: base64Url256, verifier: base64Url256 }),
  data: z.object({
    token: z.string().min(1).max(100),
    /** The Ed25519 public key of the list of stores: 32 bytes in base64url. */
    storesKey: z.base64url().max(50),
  }),
  status: 201,
});

export const endExtensionToken = defineCall("DELETE", "/v1/extension/tokens/current", {
  summary: "Disconnect the extension that makes the call",
  data: z.null(),
});

/** The maximum numbers of rows in `extensionAccount`. */
export const extensionAccountLimits = { purchases: 5, activations: 10 } as const;

export const extensionAccount = z.object({
  wallet: wallet.pick({ currency: true, available: true, pending: true }),
  /** The latest purchases. */
  purchases: z.array(purchase).max(extensionAccountLimits.purchases),
  /** Slugs of the member's favourite stores, the latest first. */
  favourites: z.array(storeSlug).max(maxFavourites),
  /** The latest clicks that haven't expired and have no purchase yet. */
  activations: z.array(click).max(extensionAccountLimits.activations),
});
export type ExtensionAccount = z.infer<typeof extensionAccount>;

export const getExtensionAccount = defineCall("GET", "/v1/extension/account", {
  summary:
    "Retrieve what the extension shows of my account: balance, favourites, latest purchases, pending activations",
  data: extensionAccount,
});

export const createExtensionClick = defineCall("POST", "/v1/extension/clicks", {
  summary: "Activate cash back from the extension: creates a click and returns where it leads",
  body: createClick.body.pick({ store: true, coupon: true }),
  data: createdClick.pick({
    id: true,
    store: true,
    url: true,
    offer: true,
    createdAt: true,
    expiresAt: true,
  }),
  status: 201,
  idempotencyKey: "required",
});
export type ExtensionClick = z.infer<typeof createExtensionClick.data>;

export const listExtensionCoupons = defineCall("GET", "/v1/extension/stores/{slug}/coupons", {
  summary: "List a store's current coupons for the extension",
  params: z.object({ slug: storeSlug }),
  data: z.array(coupon.pick({ id: true, kind: true, code: true, title: true, endsAt: true })).max(20),
});
export type ExtensionCoupon = z.infer<typeof listExtensionCoupons.data>[number];
