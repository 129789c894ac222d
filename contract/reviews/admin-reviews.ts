import { z } from "zod";
import { maxSelected, bulkRejection, selectedIds } from "../calls/bulk.ts";
import { defineCall, defineStep } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { day, id, instant } from "../text/identifiers.ts";
import { anyOf, defineList, defineOne, searchText } from "../calls/list.ts";
import { maxReplyLength, maxStars, reviewSorts, reviewSteps } from "./review-limits.ts";
import { rating, review, reviewState } from "./reviews.ts";
import { storeSlug } from "../stores/stores.ts";
import { plainText } from "../text/text.ts";

const version = z.int().positive();

/** A review for the admins who decide it. */
export const adminReview = review.omit({ author: true }).extend({
  /** Incremented by every change of its author. A decision names the version it is based on. */
  version,
  state: reviewState,
  store: z.object({ slug: storeSlug, name: z.string() }),
  member: z.object({ id, name: z.string(), email: z.string() }),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});
export type AdminReview = z.infer<typeof adminReview>;

export const adminListReviews = defineList("/v1/admin/reviews", {
  permission: "reviews.read",
  summary: "List all reviews, newest first by default",
  filters: {
    state: anyOf(reviewState),
    stars: z.coerce.number().int().min(1).max(maxStars).optional(),
    store: storeSlug.optional(),
    /** Part of a text, or of the author's name or email. */
    q: searchText,
    /** Restricts the list to these reviews, for a bulk action. */
    ids: selectedIds,
    sort: z.enum(reviewSorts).optional(),
  },
  row: adminReview,
});
export const exportReviews = defineExport(adminListReviews, { summary: "Export the reviews as CSV" });
export const adminGetReview = defineOne(adminListReviews, { summary: "Retrieve a review" });

export const getReviewStats = defineCall("GET", "/v1/admin/reviews/figures", {
  permission: "reviews.read",
  summary: "Retrieve the ratings of all stores and the figures of the reviews of the last seven days (UTC)",
  data: rating.extend({
    pending: z.int().nonnegative(),
    week: z.object({
      count: z.int().nonnegative(),
      /** The number of reviews in the seven days before. */
      before: z.int().nonnegative(),
      /** The share of four and five stars in basis points; `null` without reviews. */
      positive: z.int().nullable(),
      /** The last seven days, the oldest first. */
      days: z.array(z.object({ day, count: z.int().nonnegative() })).length(7),
    }),
  }),
});

const step = z.enum(reviewSteps);
export const decideReview = defineStep("/v1/admin/reviews/{id}/decision", {
  permission: "reviews.decide",
  summary: "Publish or reject a review",
  body: z.object({ step, version }),
  data: adminReview,
});
/** The operator's reply below a review. An empty one removes it. */
export const reviewReply = plainText.trim().max(maxReplyLength, "review_reply_invalid");
export const replyToReview = defineCall("PUT", "/v1/admin/reviews/{id}/reply", {
  permission: "reviews.decide",
  summary: "Reply to a review, or update or remove the reply",
  body: z.object({ reply: reviewReply, version }),
  data: adminReview,
  idempotencyKey: "optional",
});
/** Takes an action on several reviews. Each is changed in a transaction of its own and has its own result. */
export const decideReviews = defineCall("POST", "/v1/admin/reviews/bulk", {
  permission: "reviews.decide",
  summary: "Publish or reject up to 100 reviews",
  body: z.object({
    reviews: z.array(z.object({ id, version })).min(1).max(maxSelected),
    step,
  }),
  data: z.object({ done: z.array(adminReview), refused: z.array(bulkRejection) }),
  idempotencyKey: "optional",
});
