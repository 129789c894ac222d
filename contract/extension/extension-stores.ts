import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { cashBackRate, rateBoost, storeSlug } from "../stores/stores.ts";
import { instant } from "../text/identifiers.ts";

/** Limits of the list of stores. Longer exclusions are cut. */
export const extensionStoresLimits = { stores: 2_000, exclusions: 300, bytes: 4_000_000 } as const;

const exclusion = z.string().max(extensionStoresLimits.exclusions);

/** A store that the extension recognizes by its host. */
export const extensionStore = z.object({
  slug: storeSlug,
  name: z.string().max(200),
  /** The host of the store's site in lower case, without `www.`. Subdomains belong to it. */
  domain: z.string().min(3).max(253),
  rate: cashBackRate,
  /** If `rate` is boosted: when the boost ends, and the rate without it. */
  boost: rateBoost.optional(),
  coupons: z.int().nonnegative(),
  /** The exclusions in English and in the languages they are translated into; `null` if there are none. */
  exclusions: z.object({ en: exclusion, fr: exclusion.optional(), ar: exclusion.optional() }).nullable(),
});
export type ExtensionStore = z.infer<typeof extensionStore>;

/** The list of stores in the file. Older versions never replace a newer one. */
export const extensionStores = z.object({
  format: z.literal(1),
  /** Milliseconds since 1970, so that a newer list has a higher version. */
  version: z.int().positive(),
  /** After this time the extension shows nothing until it has a newer file. */
  expiresAt: instant,
  stores: z.array(extensionStore).max(extensionStoresLimits.stores),
});
export type ExtensionStores = z.infer<typeof extensionStores>;

export const getExtensionStores = defineCall("GET", "/v1/extension/stores", {
  summary: "Retrieve the signed list of stores that the browser extension recognizes; public, with ETag",
  data: z.object({
    /** `extensionStores` as JSON. `signature` is the signature of this text in UTF-8. */
    content: z.string().max(extensionStoresLimits.bytes),
    /** Ed25519, in base64url. */
    signature: z.base64url().max(100),
  }),
});
