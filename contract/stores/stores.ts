import { z } from "zod";
import { type CallData, defineCall } from "../calls/call.ts";
import { couponKinds } from "../coupons/coupon-limits.ts";
import { id, instant } from "../text/identifiers.ts";
import { defineList, searchText } from "../calls/list.ts";
import { currency, minorUnits } from "../money/money.ts";
import { rateValue } from "../offers/offers.ts";
import { localizedText } from "../text/text.ts";
import { storeCategories } from "./store-categories.ts";

export const storeCategory = z.enum(storeCategories);

/** A store's slug: `/stores/{slug}`. */
export const storeSlug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/**
 * The cash back of a purchase: a share in basis points with up to two decimals, or a flat amount in minor
 * units. `minimum` and `maximum` differ if it depends on the product.
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

/** A boosted rate for a limited time. While it applies, `cashBack` is the boosted rate. */
export const rateBoost = z.object({
  /** The store's rate without the boost; `null` if purchases would earn nothing. */
  usual: cashBackRate.nullable(),
  endsAt: instant,
});

/** The data of a store's tile. */
export const storeTile = z.object({
  id,
  slug: storeSlug,
  name: z.string(),
  /** A path on the provider's host, or the picture itself as `data:`. */
  logo: z.string().nullable(),
  category: storeCategory,
  /** `null` if purchases earn nothing at the moment. */
  cashBack: cashBackRate.nullable(),
  boost: rateBoost.nullable().optional(),
  coupons: z.int().nonnegative(),
});
export type StoreTile = z.infer<typeof storeTile>;

/** The terms of an offer as shown to readers. `kind` is the kind of all rates. */
export const shownTerms = z.object({
  kind: z.enum(["percent", "flat"]),
  /** The currency of flat rates and of the cap. */
  currency,
  /** The rate for everything that has no tier. */
  rate: rateValue,
  tiers: z.array(z.object({ label: localizedText, rate: rateValue })),
  /** The maximum cash back of a purchase. */
  cap: minorUnits.positive().nullable(),
  /** `null` if there are none. */
  terms: localizedText.nullable(),
  exclusions: localizedText.nullable(),
});
export type ShownTerms = z.infer<typeof shownTerms>;

/** A store's current offer with all its terms. */
export const storeOffer = shownTerms.extend({
  endsAt: instant.nullable(),
  /** The usual number of hours until a purchase is tracked. */
  tracksWithinHours: z.int().nonnegative(),
  /** The number of days from a purchase until its cash back is payable, according to the network's settings. */
  holdDays: z.int().nonnegative(),
});
export type StoreOffer = z.infer<typeof storeOffer>;

/** The number of members for whom a coupon worked, and for whom it didn't. */
export const couponVotes = z.object({ worked: z.int().nonnegative(), failed: z.int().nonnegative() });

export const coupon = z.object({
  id,
  kind: z.enum(couponKinds),
  /** `null` if the coupon has no code. Links lead through a click, so that they earn cash back. */
  code: z.string().nullable(),
  title: localizedText,
  /** `null` if the coupon has no terms. */
  terms: localizedText.nullable(),
  endsAt: instant.nullable(),
  votes: couponVotes,
});
export type Coupon = z.infer<typeof coupon>;

export const store = storeTile.extend({
  /**
   * The median number of days from a purchase until its cash back is payable, computed from the store's latest
   * purchases; `null` if there are none.
   */
  payableAfterDays: z.int().nonnegative().nullable(),
  /** `null` if `cashBack` is `null`. */
  offer: storeOffer.nullable(),
  /** Whether clicks are possible. `paused`: the store has an offer, but its network is paused. */
  shopping: z.enum(["open", "paused", "no_offer"]),
  /** Whether members may share links to the store's pages. */
  takesLinks: z.boolean().optional(),
  /** Current coupons, the largest savings first (shares before amounts), then those that end soonest. */
  runningCoupons: z.array(coupon),
  /** Other stores of the same category with cash back, those with the most purchases first. */
  similar: z.array(storeTile),
});
export type Store = z.infer<typeof store>;

/** A store's rate and offer as they apply to one member. */
const ownOffer = store.pick({ cashBack: true, offer: true, boost: true });

export const getOwnOffer = defineCall("GET", "/v1/stores/{slug}/my-offer", {
  summary: "Retrieve the store's offer for me, with boosts for newcomers, referred and premium members",
  params: z.object({ slug: storeSlug }),
  data: ownOffer,
});

/** Initial letters for filtering stores. `other` is everything that doesn't start with a–z. */
export const storeLetters = [...[..."abcdefghijklmnopqrstuvwxyz"], "other"] as const;

/**
 * The order of a list of stores. `-rate`: shares in descending order, then flat amounts, then stores without
 * cash back. `-orders`: by purchases in the last 30 days. `-added`: the latest first. Ties are ordered by name.
 */
export const storeSorts = ["name", "-name", "-rate", "-orders", "-added"] as const;
export type StoreSort = (typeof storeSorts)[number];

/** Stores are new for this number of days. */
export const newStoreDays = 30;

/**
 * Selections of stores. `raised`: stores whose rate is boosted for everyone. `new`: stores added in the last
 * `newStoreDays` days.
 */
export const storeSelections = ["raised", "new"] as const;

export const listStores = defineList("/v1/stores", {
  summary: "List stores; `q` searches names, ignoring case and accents; public",
  filters: {
    q: searchText,
    category: storeCategory.optional(),
    letter: z.enum(storeLetters).optional(),
    only: z.enum(storeSelections).optional(),
    sort: z.enum(storeSorts).default("name"),
  },
  row: storeTile,
});

export const getStoreCounts = defineCall("GET", "/v1/store-counts", {
  summary: "Retrieve the numbers of stores: all, raised, new, and by category; counted once a minute; public",
  data: z.object({
    all: z.int().nonnegative(),
    raised: z.int().nonnegative(),
    new: z.int().nonnegative(),
    categories: z.record(storeCategory, z.int().nonnegative()),
  }),
});
export type StoreCounts = CallData<typeof getStoreCounts>;

export const listTrendingStores = defineCall("GET", "/v1/stores/trending", {
  summary: "List the eight stores with the most orders in the last 30 days; public",
  data: z.array(storeTile).max(8),
});

export const listHomeStores = defineCall("GET", "/v1/stores-again", {
  summary: "List six stores for my home page: favourites, then recently visited ones, then trending ones",
  data: z.array(storeTile.extend({ isFavourite: z.boolean() })).max(6),
});

export const getStore = defineCall("GET", "/v1/stores/{slug}", {
  summary: "Retrieve a store; public",
  params: z.object({ slug: storeSlug }),
  data: store,
});

/** The number of stores on a page of `listStoreSlugs`. */
export const slugsPerPage = 10_000;

export const listStoreSlugs = defineCall("GET", "/v1/store-slugs", {
  summary: "List the slugs of all stores in alphabetical order, for sitemaps; public",
  query: z.object({ page: z.coerce.number().int().min(1).max(100).default(1) }),
  data: z.array(storeSlug).max(slugsPerPage),
  meta: z.object({ pages: z.int().nonnegative() }),
});
