import { z } from "zod";
import { accountLanguage } from "../accounts/account.ts";
import { defineCall } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { defineList } from "../calls/list.ts";
import { maxStars, reviewStates, reviewTextLength } from "./review-limits.ts";
import { storeSlug, storeTile } from "../stores/stores.ts";
import { plainText } from "../text/text.ts";

export const reviewState = z.enum(reviewStates);
const stars = z.int().min(1).max(maxStars);

/** A public review. Shows only the beginning of the author's name. */
export const review = z.object({
  id,
  author: z.string(),
  stars,
  text: z.string(),
  /** The author's interface language. */
  language: accountLanguage,
  /** The operator's reply; `null` if there is none. */
  reply: z.string().nullable(),
  writtenAt: instant,
});
export type Review = z.infer<typeof review>;

/** A store's rating, computed from its published reviews. */
export const rating = z.object({
  /** In hundredths of a star; `null` without reviews. */
  average: z.int().nullable(),
  count: z.int().nonnegative(),
  /** The numbers of reviews with one star, with two stars, and so on. */
  byStars: z.array(z.int().nonnegative()).length(maxStars),
});
export type Rating = z.infer<typeof rating>;

const storeParams = z.object({ slug: storeSlug });

export const getStoreRating = defineCall("GET", "/v1/stores/{slug}/rating", {
  summary: "Retrieve a store's rating; public",
  params: storeParams,
  data: rating,
});
export const listReviews = defineList("/v1/reviews", {
  summary: "List a store's published reviews, newest first; public",
  filters: { store: storeSlug, stars: z.coerce.number().int().min(1).max(maxStars).optional() },
  row: review,
});

/** A review with its store, for pages other than the store's own. */
export const reviewOfStore = review
  .omit({ reply: true })
  .extend({ store: storeTile.pick({ slug: true, name: true }) });
export type ReviewOfStore = z.infer<typeof reviewOfStore>;

/** A member's own review of a store. */
export const ownReview = review.omit({ author: true }).extend({ state: reviewState });
export type OwnReview = z.infer<typeof ownReview>;

export const getOwnReview = defineCall("GET", "/v1/stores/{slug}/review", {
  summary: "Retrieve my review of a store, and whether I bought there and may write one",
  params: storeParams,
  data: z.object({ mayWrite: z.boolean(), review: ownReview.nullable() }),
});
/** 10 to 2,000 characters without surrounding whitespace. */
export const reviewText = plainText
  .trim()
  .min(reviewTextLength.least, "review_text_invalid")
  .max(reviewTextLength.most, "review_text_invalid");
export const writeReview = defineCall("PUT", "/v1/stores/{slug}/review", {
  summary: "Create or update my review; it is published after an admin has approved it",
  params: storeParams,
  body: z.object({ stars, text: reviewText }),
  data: ownReview,
});
export const removeReview = defineCall("DELETE", "/v1/stores/{slug}/review", {
  summary: "Delete my review",
  params: storeParams,
  data: z.null(),
});
