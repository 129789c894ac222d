import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { openedAdminOrder, type OpenedAdminOrder, type OrderDecision } from "#contract/admin-shop-orders.ts";
import type { OrderState } from "#contract/shop-limits.ts";
import type { Transaction } from "../../database/connection.ts";
import { isUuid } from "../../database/identifiers.ts";
import { shopOrders, shopRefundApprovals } from "../../database/shop-schema.ts";
import { book } from "../../ledger/book.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction, refuseOwn, type AdminAction } from "../admin-actions/admin-action.ts";
import { holdAdmins } from "../admin-actions/hold-admin.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { findAdminOrder, refundersNeeded } from "./admin-orders.ts";
import { orderBooking } from "./bookings.ts";
import { notifyRefunded } from "./notification.ts";
import type { OrderRow } from "./orders.ts";
import { deliver } from "./place-order.ts";
import { giveBack } from "./stock.ts";

/** The whole state machine of an order once it is placed: what is not in here does not happen (M5). */
export const orderTransitions = {
  deliver: { from: "placed", to: "delivered" },
  fail: { from: "placed", to: "failed" },
  refund: { from: "delivered", to: "refunded" },
} as const satisfies Record<OrderDecision["step"], { from: OrderState; to: OrderState }>;

/**
 * One admin's decision on one order: state, codes, money, notification, mail and activity log in one
 * transaction (M3, M5, M6). A refund of codes that were seen takes a second admin.
 * @throws Problem 404; 403 `own_order`; 409 `order_already_decided`, `approval_already_given`; and as `once` does
 */
export async function decideOrder(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, decision }: { id: string; decision: OrderDecision },
): Promise<OpenedAdminOrder> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockOrder(tx, id),
    check: (action, found) => refuseOwn(action, found.userId, "own_order"),
    once: (found) => ({
      route: `POST /v1/admin/shop/orders/${found.id}/decision`,
      key: idempotencyKeyIfAny(request),
      body: decision,
      answer: openedAdminOrder,
    }),
    async run(action, found) {
      const { tx, admin, log } = action;
      if (found.state !== orderTransitions[decision.step].from)
        throw new Problem(409, "order_already_decided");
      const after = await carryOut(app, action, found, decision);
      const isAsked = after.state === found.state;
      await log({
        action: isAsked ? "order.request-refund" : `order.${decision.step}`,
        object: { type: "order", id: found.id, label: found.reference },
        before: { state: found.state },
        after: { state: after.state, ...("reason" in decision && { reason: decision.reason }) },
      });
      const reading = { admin: admin.userId, language: request.language };
      return (await findAdminOrder(tx, found.id, reading)) ?? Promise.reject(notFound());
    },
  });
}

async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(shopOrders).where(eq(shopOrders.id, id)).for("no key update");
  return row;
}

async function carryOut(
  app: FastifyInstance,
  action: AdminAction,
  found: OrderRow,
  decision: OrderDecision,
): Promise<OrderRow> {
  const { at, admin } = action;
  if (decision.step === "deliver") return deliver(app, action, found, { at, decidedBy: admin.userId });
  const reason = found.refundReason ?? decision.reason;
  if (decision.step === "refund" && !(await isAgreed(action, found, reason))) return found;
  return undo(app, action, found, { to: orderTransitions[decision.step].to, reason });
}

/** Adds this admin's word; whether it is enough. @throws Problem 409 `approval_already_given` */
async function isAgreed({ tx, at, admin }: AdminAction, order: OrderRow, reason: string): Promise<boolean> {
  const approval = { orderId: order.id, memberId: order.userId, adminId: admin.userId, createdAt: at };
  const written = await tx.insert(shopRefundApprovals).values(approval).onConflictDoNothing().returning();
  if (written.length === 0) throw new Problem(409, "approval_already_given");
  await tx.update(shopOrders).set({ refundReason: reason }).where(eq(shopOrders.id, order.id));
  const given = await tx
    .select({ admin: shopRefundApprovals.adminId })
    .from(shopRefundApprovals)
    .where(eq(shopRefundApprovals.orderId, order.id));
  // Who was demoted since has no word any more.
  const held = await holdAdmins(
    tx,
    given.map((row) => row.admin),
    ["shop.decide"],
  );
  return held.size >= refundersNeeded(order);
}

async function undo(
  app: FastifyInstance,
  action: AdminAction,
  order: OrderRow,
  { to, reason }: { to: "failed" | "refunded"; reason: string },
): Promise<OrderRow> {
  const { tx, at, admin } = action;
  await giveBack(tx, order.id, { seen: order.shownAt !== null });
  const [undone] = await tx
    .update(shopOrders)
    .set({ state: to, reason, decidedBy: admin.userId, settledAt: at })
    .where(eq(shopOrders.id, order.id))
    .returning();
  await book(tx, orderBooking("shop_refund", undone!, at));
  await notifyRefunded(action, app, undone!);
  return undone!;
}
