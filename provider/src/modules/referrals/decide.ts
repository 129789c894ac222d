import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { adminReferral, type AdminReferral } from "#contract/referrals/referrals.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { referrals } from "../../database/schema/referral-schema.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction, assertNotOwn } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { findReferral } from "./lists.ts";
import { payReferrerAndFriend } from "./pay.ts";

interface ReferralDecision {
  id: string;
  step: "pay" | "refuse";
  reason: string;
}

/**
 * Applies an admin's decision to a bonus on hold: state, bookings, notifications and activity log in one
 * transaction.
 * @throws Problem 404; 403 `own_referral`; 409 `referral_not_held`; and as `once` does
 */
export async function decideReferral(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, step, reason }: ReferralDecision,
): Promise<AdminReferral> {
  return adminAction(app, request, {
    async lock({ tx }) {
      if (!isUuid(id)) return undefined;
      const [row] = await tx.select().from(referrals).where(eq(referrals.id, id)).for("update");
      return row;
    },
    check(action, referral) {
      assertNotOwn(action, referral.referrerId, "own_referral");
      assertNotOwn(action, referral.friendId, "own_referral");
    },
    once: (referral) => ({
      route: `POST /v1/admin/referrals/${referral.id}/decision`,
      key: idempotencyKeyIfAny(request),
      body: { step, reason },
      response: adminReferral,
    }),
    async run(action, referral) {
      const { tx, at, admin, log } = action;
      if (referral.state !== "held") throw new Problem(409, "referral_not_held");
      const decidedBy = admin.userId;
      if (step === "pay") await payReferrerAndFriend(action, app, referral, { at, decidedBy, reason });
      else
        await tx
          .update(referrals)
          .set({ state: "refused", decidedBy, reason })
          .where(eq(referrals.id, referral.id));
      const after = await findReferral(tx, referral.id);
      if (!after) throw notFound();
      await log({
        action: `referral.${step}`,
        object: { type: "referral", id: referral.id, label: after.friend.name },
        before: { state: referral.state, holds: referral.holds },
        after: { state: after.state, reason },
      });
      return after;
    },
  });
}
