import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { adjustment, type Adjustment } from "#contract/accounts/admin-users.ts";
import { amountLimit, assertWithinLimit } from "../../amount-limit.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { balanceAdjustments } from "../../database/schema/adjustment-schema.ts";
import { findUser } from "../accounts/repository.ts";
import { adminAction, assertNotOwn } from "../admin-actions/admin-action.ts";
import { bookAdjustment, assertWithinAvailable } from "./booking.ts";
import { readAdjustment } from "./repository.ts";
import { secondAdjuster } from "../four-eyes/adjustments.ts";

interface AdjustmentInput {
  body: { amount: number; reason: string };
  idempotencyKey: string | undefined;
}

/**
 * Adjusts a member's available balance: booked immediately, or above the limit stored for a second admin's
 * decision. Includes the activity log in one transaction (M2, M3, M6).
 * @throws Problem 404; 403 `own_account`, or `forbidden` if the user is no longer an admin; 409
 * `adjustment_above_available`, 422 `amount_above_maximum` at `amount`; and as `once` does
 */
export async function requestAdjustment(
  app: FastifyInstance,
  request: FastifyRequest,
  userId: string,
  { body, idempotencyKey }: AdjustmentInput,
): Promise<Adjustment> {
  const { CURRENCY: currency } = app.environment;
  return adminAction(app, request, {
    lock: async ({ tx }) => (isUuid(userId) ? findUser(tx, userId) : undefined),
    check(action, user) {
      assertNotOwn(action, user.id, "own_account");
      assertWithinLimit(amountLimit(app.environment), BigInt(body.amount), "amount");
    },
    once: (user) => ({
      route: `POST /v1/admin/users/${user.id}/adjustments`,
      key: idempotencyKey,
      body,
      response: adjustment,
    }),
    async run({ tx, at, admin, log }, user) {
      const amount = BigInt(body.amount);
      const secondAdminReason = await secondAdjuster(tx, app, {
        admin: admin.userId,
        at,
        userId: user.id,
        amount,
        currency,
      });
      const approvals = secondAdminReason ? 2 : 1;
      const state = approvals === 1 ? ("booked" as const) : ("requested" as const);
      const row = {
        id: randomUUID(),
        userId: user.id,
        currency,
        amount,
        reason: body.reason,
        state,
        requiredApprovals: approvals,
        requestedBy: admin.userId,
        requestedAt: at,
      };
      await tx.insert(balanceAdjustments).values(row);
      await (state === "booked" ? bookAdjustment(tx, row, at) : assertWithinAvailable(tx, row));
      await log({
        action: state === "booked" ? "adjustment.book" : "adjustment.request",
        object: { type: "user", id: user.id, label: user.email },
        before: null,
        after: {
          adjustment: row.id,
          ...body,
          currency,
          state,
          ...(secondAdminReason && { because: secondAdminReason }),
        },
      });
      return readAdjustment(tx, row.id, admin.userId);
    },
  });
}
