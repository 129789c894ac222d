import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { adminReview, type AdminReview } from "#contract/reviews/admin-reviews.ts";
import type { ReviewStep } from "#contract/reviews/review-limits.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { storeReviews } from "../../database/schema/review-schema.ts";
import { notFound, VersionConflict } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { assertNotOwn } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { findReview } from "./lists.ts";

/** An admin's decision on a review, with the version they saw. */
type ReviewDecision = { id: string; version: number } & (
  { step: ReviewStep } | { step: "reply"; reply: string }
);

/**
 * Publishes, rejects or answers a review: row and activity log in one transaction (M3, M6). If its author
 * changed the review in the meantime, the admin has to read it again.
 * @throws Problem 404; 403 `own_review`; 409 `review_changed`; and as `once` does
 */
export async function decideReview(
  app: FastifyInstance,
  request: FastifyRequest,
  decision: ReviewDecision,
): Promise<AdminReview> {
  const { id, version, step } = decision;
  return adminAction(app, request, {
    async lock({ tx }) {
      if (!isUuid(id)) return undefined;
      const [row] = await tx.select().from(storeReviews).where(eq(storeReviews.id, id)).for("update");
      return row;
    },
    check: (action, review) => assertNotOwn(action, review.userId, "own_review"),
    once: (review) => ({
      route: `POST /v1/admin/reviews/${review.id}/${step}`,
      key: idempotencyKeyIfAny(request),
      body: decision,
      response: adminReview,
    }),
    async run({ tx, at, admin, log }, review) {
      if (review.version !== version) throw new VersionConflict("review_changed");
      const change =
        decision.step === "reply"
          ? { reply: decision.reply || null }
          : {
              state: step === "publish" ? ("published" as const) : ("rejected" as const),
              decidedBy: admin.userId,
              decidedAt: at,
            };
      await tx.update(storeReviews).set(change).where(eq(storeReviews.id, review.id));
      const after = await findReview(tx, review.id);
      if (!after) throw notFound();
      await log({
        action: `review.${step}`,
        object: { type: "review", id: review.id, label: after.store.name },
        before: { state: review.state, reply: review.reply },
        after: { state: after.state, reply: after.reply },
      });
      return after;
    },
  });
}
