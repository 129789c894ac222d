import { z } from "zod";
import { defineCall } from "./call.ts";
import { couponKinds } from "./coupon-limits.ts";
import { id, instant } from "./identifiers.ts";
import { defineList, searchText } from "./list.ts";
import { currency, minorUnits } from "./money.ts";
import { rateValue } from "./offers.ts";
import { localizedText } from "./text.ts";

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

/**
 * What a purchase gives back: a share of it in basis points with up to two decimals, or a flat amount in minor units. `minimum` and
 * `maximum` differ where it depends on the product. Each screen writes it in its own words.
 */
export const cashBackRate = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("percent"), minimum: rateValue, maximum: rateValue }),
  z.object({
    kind: z.literal("flat"),
    minimum: minorUnits.nonnegative(),
    maximum: minorUnits.nonnegative(),
    currency,
  }),
]);
export type CashBackRate = z.infer<typeof cashBackRate>;

/** A store tile, as data. */
export const storeTile = z.object({
  id,
  slug: storeSlug,
  name: z.string(),
  /** A path on the provider's host, or the picture itself as `data:`. */
  logo: z.string().nullable(),
  category: storeCategory,
  /** Null where purchases earn nothing at the moment. */
  cashBack: cashBackRate.nullable(),
  coupons: z.int().nonnegative(),
});
export type StoreTile = z.infer<typeof storeTile>;

/** What purchases give back, for the reader. Rates are of the kind that `kind` says. */
export const shownTerms = z.object({
  kind: z.enum(["percent", "flat"]),
  /** Of flat rates and of the cap. */
  currency,
  /** Of everything no tier names. */
  rate: rateValue,
  tiers: z.array(z.object({ label: localizedText, rate: rateValue })),
  /** The most one purchase gives back. */
  cap: minorUnits.positive().nullable(),
  /** Null where there are none. */
  terms: localizedText.nullable(),
  exclusions: localizedText.nullable(),
});
export type ShownTerms = z.infer<typeof shownTerms>;

/** A store's offer in all its terms. */
export const storeOffer = shownTerms.extend({
  endsAt: instant.nullable(),
  /** Until a purchase usually shows up. */
  tracksWithinHours: z.int().nonnegative(),
  /** From a purchase to payable cash back, as the network says. */
  holdDays: z.int().nonnegative(),
});
export type StoreOffer = z.infer<typeof storeOffer>;

/** How many members said that it worked, and that it did not. */
export const couponVotes = z.object({ worked: z.int().nonnegative(), failed: z.int().nonnegative() });

export const coupon = z.object({
  id,
  kind: z.enum(couponKinds),
  /** Null where there is nothing to type in. A link is followed through a click, so that it pays cash back. */
  code: z.string().nullable(),
  title: localizedText,
  /** Null where there are none. */
  terms: localizedText.nullable(),
  endsAt: instant.nullable(),
  votes: couponVotes,
});
export type Coupon = z.infer<typeof coupon>;

export const store = storeTile.extend({
  /** Days from a purchase to payable cash back, in the middle of the store's latest ones; null before its first. */
  payableAfterDays: z.int().nonnegative().nullable(),
  /** Null where `cashBack` is. */
  offer: storeOffer.nullable(),
  /** Whether a click can be made; `paused`: there is an offer, but no way to the store at the moment. */
  shopping: z.enum(["open", "paused", "no_offer"]),
  /** Those that run: what saves most first (shares before amounts), then the soonest to end. */
  runningCoupons: z.array(coupon),
  /** Other stores of its category that pay cash back, the most ordered first. */
  similar: z.array(storeTile),
});
export type Store = z.infer<typeof store>;

/** The first letters a list of stores can be narrowed to; `other` is everything that begins with none of a–z. */
export const storeLetters = [...[..."abcdefghijklmnopqrstuvwxyz"], "other"] as const;

/**
 * How a list of stores is ordered. `-rate`: shares of a purchase, the largest first, then flat amounts, then
 * stores without; `-orders`: by the orders of the last 30 days. Equals stand by name.
 */
export const storeSorts = ["name", "-name", "-rate", "-orders"] as const;
export type StoreSort = (typeof storeSorts)[number];

export const listStores = defineList("/v1/stores", {
  summary: "Stores; `q` is looked for in names without regard to case and accents; open to everybody",
  filters: {
    q: searchText,
    category: storeCategory.optional(),
    letter: z.enum(storeLetters).optional(),
    sort: z.enum(storeSorts).default("name"),
  },
  row: storeTile,
});

export const listTrendingStores = defineCall("GET", "/v1/stores/trending", {
  summary: "Eight stores, those with the most orders of the last 30 days first; open to everybody",
  data: z.array(storeTile).max(8),
});

export const listStoresAgain = defineCall("GET", "/v1/stores-again", {
  summary: "Six stores for my home: those I visited, the latest first, then trending ones",
  data: z.array(storeTile).max(6),
});

export const getStore = defineCall("GET", "/v1/stores/{slug}", {
  summary: "One store; open to everybody",
  params: z.object({ slug: storeSlug }),
  data: store,
});
