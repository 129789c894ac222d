import { z } from "zod";
import { type CallData, defineCall } from "../calls/call.ts";
import { currency, positiveMinorUnits } from "../money/money.ts";
import { newestReviews } from "../reviews/review-limits.ts";
import { rating, reviewOfStore } from "../reviews/reviews.ts";
import { cashBackRate, storeCategory, storeTile } from "./stores.ts";

/** Limits of the lists on the pages for visitors. */
export const popularStores = 6;
export const bestRates = 8;
export const suggestedStores = 100;

/** Figures for visitors. Those without enough data are null. */
const facts = z.object({
  stores: z.int().nonnegative(),
  /** The highest share of a purchase, or flat amount if no store pays a share. */
  highestRate: cashBackRate.nullable(),
  /** Hours from request to payment of half of the latest withdrawals. */
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
    popular: z.array(storeTile).max(popularStores),
    /** The stores with the highest rates, of one category if the query names it. */
    best: z.array(storeTile).max(bestRates),
    /** Stores to suggest while typing, those with most orders first. */
    suggested: z.array(storeTile.pick({ name: true, cashBack: true })).max(suggestedStores),
    rating: rating.pick({ average: true, count: true }),
    reviews: z.array(reviewOfStore).max(newestReviews),
  }),
});
export type Welcome = CallData<typeof getWelcome>;
