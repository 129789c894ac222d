import { z } from "zod";
import { defineCall } from "./call.ts";
import { id } from "./identifiers.ts";
import { currency, minorUnits } from "./money.ts";
import { keysetMeta, keysetQuery } from "./paging.ts";
import { plainText } from "./text.ts";

export const storeCategories = [
  "beauty",
  "department",
  "electronics",
  "fashion",
  "home",
  "marketplace",
  "services",
  "sports",
  "travel",
] as const;
export const storeCategory = z.enum(storeCategories);
export type StoreCategory = z.infer<typeof storeCategory>;

/** A store's name in its address: `/stores/{slug}`. */
export const storeSlug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const basisPoints = z.int().nonnegative();

/**
 * What a purchase gives back: a share of it in basis points, or a flat amount in minor units. `minimum` and
 * `maximum` differ where it depends on the product. Its words are made by whoever shows it.
 */
export const cashBackRate = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("percent"), minimum: basisPoints, maximum: basisPoints }),
  z.object({
    kind: z.literal("flat"),
    minimum: minorUnits.nonnegative(),
    maximum: minorUnits.nonnegative(),
    currency,
  }),
]);
export type CashBackRate = z.infer<typeof cashBackRate>;

/** Specification §3 store tile, as data. */
export const storeTile = z.object({
  id,
  slug: storeSlug,
  name: z.string(),
  /** A path on the provider's host. */
  logo: z.string().nullable(),
  category: storeCategory,
  /** Null where purchases earn nothing at the moment. */
  cashBack: cashBackRate.nullable(),
  coupons: z.int().nonnegative(),
});
export type StoreTile = z.infer<typeof storeTile>;

export const store = storeTile.extend({
  /** Days from a purchase to payable cash back, in the middle of the store's latest ones; null before its first. */
  payableAfterDays: z.int().nonnegative().nullable(),
});
export type Store = z.infer<typeof store>;

export const listStores = defineCall("GET", "/v1/stores", {
  summary: "Stores by name; `q` is looked for in names without regard to case and accents; open to everybody",
  query: keysetQuery.extend({ q: plainText.trim().max(120).optional(), category: storeCategory.optional() }),
  data: z.array(storeTile),
  meta: keysetMeta,
});

export const listTrendingStores = defineCall("GET", "/v1/stores/trending", {
  summary: "Eight stores, those with the most orders of the last 30 days first; open to everybody",
  data: z.array(storeTile).max(8),
});

export const getStore = defineCall("GET", "/v1/stores/{slug}", {
  summary: "One store; open to everybody",
  params: z.object({ slug: storeSlug }),
  data: store,
});
