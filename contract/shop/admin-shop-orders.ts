import { z } from "zod";
import { defineStep } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { id } from "../text/identifiers.ts";
import { anyOf, defineCounts, defineList, defineOne, period, searchText, timeOrder } from "../calls/list.ts";
import { minorUnits } from "../money/money.ts";
import { orderState, shopOrder } from "./shop.ts";
import { orderStates } from "./shop-limits.ts";
import { plainText } from "../text/text.ts";

const buyer = z.object({ id, name: z.string(), email: z.string() });

/** An order for admins, without its codes. */
export const adminOrder = shopOrder.extend({
  buyer,
  /** The approvals given and required for the delivery; `null` unless it waits for a second admin. */
  delivery: z.object({ given: z.int(), required: z.int(), mine: z.boolean() }).nullable(),
  /** The approvals given and required for a refund; `null` if no refund was requested. */
  refund: z.object({ given: z.int(), required: z.int(), mine: z.boolean(), reason: z.string() }).nullable(),
  decidedBy: z.string().nullable(),
  isOwn: z.boolean(),
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const adminOrderDetails = adminOrder.extend({
  /** The number of the buyer's orders, and their sum without failed and refunded ones. */
  buyerOrders: z.int(),
  buyerSpent: minorUnits,
});
export type AdminOrderDetails = z.infer<typeof adminOrderDetails>;

export const adminListOrders = defineList("/v1/admin/shop/orders", {
  permission: "shop.read",
  summary: "List all orders, newest first by default",
  filters: {
    state: anyOf(orderState),
    /** Whether an order counts as a sale. Failed and refunded orders don't. */
    counts: z.enum(["yes", "no"]).optional(),
    ...period,
    /** Part of a reference, a buyer's name or email. */
    q: searchText,
    order: timeOrder.default("newest"),
  },
  row: adminOrder,
});
export const exportOrders = defineExport(adminListOrders, { summary: "Export the orders as CSV" });
export const adminGetOrder = defineOne(adminListOrders, {
  summary: "Retrieve an order with its buyer",
  data: adminOrderDetails,
});
export const orderCounts = defineCounts(
  adminListOrders,
  orderStates,
  "The orders in each state, up to 1,000",
);

/** The reason for a failed or refunded order. Members see it. */
export const orderReason = plainText.trim().min(3, "order_reason_invalid").max(500, "order_reason_invalid");
export const orderSteps = ["deliver", "fail", "refund"] as const;
export type OrderStep = (typeof orderSteps)[number];
export const decideOrder = defineStep("/v1/admin/shop/orders/{id}/decision", {
  permission: "shop.decide",
  stepUp: true,
  summary:
    "Deliver or fail a pending order, or refund a delivered one. Two admins are needed if the code was shown, above the daily limits, or if the admin was involved in the buyer's balance",
  body: z.discriminatedUnion("step", [
    z.object({ step: z.literal("deliver") }),
    z.object({ step: z.literal("fail"), reason: orderReason }),
    z.object({ step: z.literal("refund"), reason: orderReason }),
  ]),
  data: adminOrderDetails,
});
export type OrderDecision = z.infer<(typeof decideOrder)["body"]>;
