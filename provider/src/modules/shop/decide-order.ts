import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  adminOrderDetails,
  type AdminOrderDetails,
  type OrderDecision,
} from "#contract/shop/admin-shop-orders.ts";
import type { ActivityName } from "#contract/activity-logs/activities.ts";
import type { OrderState } from "#contract/shop/shop-limits.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { shopDeliveryApprovals, shopOrders, shopRefundApprovals } from "../../database/schema/shop-schema.ts";
import { book } from "../../ledger/book.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction, assertNotOwn, type AdminAction } from "../admin-actions/admin-action.ts";
import type { SecondAdminReason } from "../four-eyes/day-limits.ts";
import { approvalNeedsOtherAdmin } from "../four-eyes/outgoing-approval.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { findAdminOrder, refundersNeeded } from "./admin-orders.ts";
import { orderBooking } from "./bookings.ts";
import { notifyRefunded } from "./notification.ts";
import { addOrderApproval } from "./order-approvals.ts";
import type { OrderRow } from "./orders.ts";
import { deliverCodes } from "./place-order.ts";
import { returnCodes } from "./stock.ts";

/**
 * The complete state machine of an order after it is placed. Transitions that aren't listed are impossible
 * (M5).
 */
export const orderTransitions = {
  deliver: { from: "placed", to: "delivered" },
  fail: { from: "placed", to: "failed" },
  refund: { from: "delivered", to: "refunded" },
} as const satisfies Record<OrderDecision["step"], { from: OrderState; to: OrderState }>;

/** The activity log's actions for steps that need a second admin. */
const firstApprovals = {
  deliver: "order.approve-delivery",
  fail: "order.fail",
  refund: "order.request-refund",
} as const satisfies Record<OrderDecision["step"], ActivityName>;

/**
 * Applies one admin's decision to one order: state, codes, money, notification, mail and activity log in one
 * transaction (M3, M5, M6). A second admin is needed for a refund if the codes were seen, and for a delivery
 * that one admin couldn't approve alone if it were a withdrawal. @throws Problem 404; 403 `own_order`; 409
 * `order_already_decided`, `approval_already_given`; and as `once` does
 */
export async function decideOrder(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, decision }: { id: string; decision: OrderDecision },
): Promise<AdminOrderDetails> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockOrder(tx, id),
    check: (action, order) => assertNotOwn(action, order.userId, "own_order"),
    once: (order) => ({
      route: `POST /v1/admin/shop/orders/${order.id}/decision`,
      key: idempotencyKeyIfAny(request),
      body: decision,
      response: adminOrderDetails,
    }),
    async run(action, order) {
      const { tx, admin, log } = action;
      if (order.state !== orderTransitions[decision.step].from)
        throw new Problem(409, "order_already_decided");
      const { order: after, secondAdminReason } = await applyDecision(app, action, order, decision);
      await log({
        action: after.state === order.state ? firstApprovals[decision.step] : `order.${decision.step}`,
        object: { type: "order", id: order.id, label: order.reference },
        before: { state: order.state },
        after: {
          state: after.state,
          ...(secondAdminReason && { required: after.requiredApprovals, because: secondAdminReason }),
          ...("reason" in decision && { reason: decision.reason }),
        },
      });
      const reading = { admin: admin.userId, language: request.language };
      return (await findAdminOrder(tx, order.id, reading)) ?? Promise.reject(notFound());
    },
  });
}

async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(shopOrders).where(eq(shopOrders.id, id)).for("no key update");
  return row;
}

interface DecisionContext {
  order: OrderRow;
  /** Why a second admin is needed although the order alone wouldn't require one. */
  secondAdminReason?: SecondAdminReason | null;
}

async function applyDecision(
  app: FastifyInstance,
  action: AdminAction,
  found: OrderRow,
  decision: OrderDecision,
): Promise<DecisionContext> {
  const { at, admin } = action;
  if (decision.step === "deliver") {
    const { order, isAgreed, secondAdminReason } = await approveDelivery(app, action, found);
    if (!isAgreed) return { order, secondAdminReason };
    return { order: await deliverCodes(app, action, order, { at, decidedBy: admin.userId }) };
  }
  const reason = found.refundReason ?? decision.reason;
  if (decision.step === "refund" && !(await approveRefund(action, found, reason))) return { order: found };
  return { order: await undo(app, action, found, { to: orderTransitions[decision.step].to, reason }) };
}

/**
 * Adds an approval of the delivery. A gift card is as valuable as a payout, so the rules that require a second
 * approver for a withdrawal also apply here (M24).
 */
async function approveDelivery(app: FastifyInstance, action: AdminAction, order: OrderRow) {
  const { tx, at, admin } = action;
  const orderContext = { ...order, amount: order.faceTotal, admin: admin.userId, at };
  const secondAdminReason =
    order.requiredApprovals > 1 ? null : await approvalNeedsOtherAdmin(tx, app, orderContext);
  const requiredApprovals = secondAdminReason ? 2 : order.requiredApprovals;
  if (secondAdminReason)
    await tx.update(shopOrders).set({ requiredApprovals }).where(eq(shopOrders.id, order.id));
  const count = await addOrderApproval(action, shopDeliveryApprovals, order);
  return { order: { ...order, requiredApprovals }, isAgreed: count >= requiredApprovals, secondAdminReason };
}

/** Adds an approval of the refund. Returns whether there are enough approvals now. */
async function approveRefund(action: AdminAction, order: OrderRow, refundReason: string): Promise<boolean> {
  const count = await addOrderApproval(action, shopRefundApprovals, order);
  await action.tx.update(shopOrders).set({ refundReason }).where(eq(shopOrders.id, order.id));
  return count >= refundersNeeded(order);
}

async function undo(
  app: FastifyInstance,
  action: AdminAction,
  order: OrderRow,
  { to, reason }: { to: "failed" | "refunded"; reason: string },
): Promise<OrderRow> {
  const { tx, at, admin } = action;
  await returnCodes(tx, order.id, { seen: order.shownAt !== null });
  const [undone] = await tx
    .update(shopOrders)
    .set({ state: to, reason, decidedBy: admin.userId, settledAt: at })
    .where(eq(shopOrders.id, order.id))
    .returning();
  await book(tx, orderBooking("shop_refund", undone!, at));
  await notifyRefunded(action, app, undone!);
  return undone!;
}
