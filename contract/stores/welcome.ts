import { z } from "zod";
import { type CallData, defineCall } from "../calls/call.ts";
import { currency, positiveMinorUnits } from "../money/money.ts";
import { maxNewestReviews } from "../reviews/review-limits.ts";
import { rating, reviewOfStore } from "../reviews/reviews.ts";
import { cashBackRate, storeCategory, storeTile } from "./stores.ts";

/** Limits of the lists on the pages for visitors. */
export const maxPopularStores = 6;
export const maxBestRates = 8;
export const maxSuggestedStores = 100;

/** Figures for visitors. Figures without enough data are `null`. */
const facts = z.object({
  stores: z.int().nonnegative(),
  /** The highest rate: a share of a purchase, or a flat amount if no store pays a share. */
  highestRate: cashBackRate.nullable(),
  /** The median number of hours from request to payment of the latest withdrawals. */
  payoutHours: z.int().nonnegative().nullable(),
  minimum: positiveMinorUnits,
  currency,
});
export type WelcomeFacts = z.infer<typeof facts>;

export const getWelcome = defineCall("GET", "/v1/welcome", {
  summary:
    "Retrieve figures, stores and reviews for visitors, reviews in the visitor's language first; public",
  query: z.object({ category: storeCategory.optional() }),
  data: z.object({
    facts,
    /** The stores with the most orders, among those that pay cash back. */
    popular: z.array(storeTile).max(maxPopularStores),
    /** The stores with the highest rates, limited to one category if the query contains it. */
    best: z.array(storeTile).max(maxBestRates),
    /** Stores to suggest while typing, those with the most orders first. */
    suggested: z.array(storeTile.pick({ name: true, cashBack: true })).max(maxSuggestedStores),
    rating: rating.pick({ average: true, count: true }),
    reviews: z.array(reviewOfStore).max(maxNewestReviews),
  }),
});
export type Welcome = CallData<typeof getWelcome>;
