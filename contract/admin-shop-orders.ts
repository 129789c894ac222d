import { z } from "zod";
import { defineCall, defineStep } from "./call.ts";
import { defineExport } from "./export.ts";
import { id } from "./identifiers.ts";
import { anyOf, defineList, defineOne, period, searchText, timeOrder } from "./list.ts";
import { minorUnits } from "./money.ts";
import { orderState, shopOrder } from "./shop.ts";
import { orderStates } from "./shop-limits.ts";
import { plainText } from "./text.ts";

const buyer = z.object({ id, name: z.string(), email: z.string() });

/** An order as those see it who answer for it; never its codes. */
export const adminOrder = shopOrder.extend({
  buyer,
  /** How many admins of how many a delivery needs have approved it; null unless it waits for a second one. */
  delivery: z.object({ given: z.int(), required: z.int(), mine: z.boolean() }).nullable(),
  /** How many admins of how many a refund still needs have agreed; null while none was asked for. */
  refund: z.object({ given: z.int(), required: z.int(), mine: z.boolean(), reason: z.string() }).nullable(),
  decidedBy: z.string().nullable(),
  isOwn: z.boolean(),
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const openedAdminOrder = adminOrder.extend({
  /** The buyer's orders in all, and what they came to without those that were undone. */
  buyerOrders: z.int(),
  buyerSpent: minorUnits,
});
export type OpenedAdminOrder = z.infer<typeof openedAdminOrder>;

export const adminListOrders = defineList("/v1/admin/shop/orders", {
  permission: "shop.read",
  summary: "All orders, newest first unless told otherwise",
  filters: {
    state: anyOf(orderState),
    /** Whether they count as sales: neither failed nor refunded. */
    counts: z.enum(["yes", "no"]).optional(),
    ...period,
    /** Part of a reference, a buyer's name or e-mail. */
    q: searchText,
    order: timeOrder.default("newest"),
  },
  row: adminOrder,
});
export const exportOrders = defineExport(adminListOrders, { summary: "The orders as CSV" });
export const adminGetOrder = defineOne(adminListOrders, {
  summary: "One order with its buyer",
  data: openedAdminOrder,
});
export const orderCounts = defineCall("GET", "/v1/admin/shop/orders/counts", {
  permission: "shop.read",
  summary: "How many orders stand in each state, up to a thousand each",
  data: z.record(z.enum(orderStates), z.object({ count: z.int(), isExact: z.boolean() })),
});

/** What a member reads about a failed or refunded order. */
export const orderReason = plainText.trim().min(3, "order_reason_invalid").max(500, "order_reason_invalid");
export const orderSteps = ["deliver", "fail", "refund"] as const;
export type OrderStep = (typeof orderSteps)[number];
export const decideOrder = defineStep("/v1/admin/shop/orders/{id}/decision", {
  permission: "shop.decide",
  stepUp: true,
  summary:
    "Deliver or fail an order that waits, refund a delivered one; a shown code takes two admins, and so does a delivery by whoever had a hand in the balance or above the day's limits",
  body: z.discriminatedUnion("step", [
    z.object({ step: z.literal("deliver") }),
    z.object({ step: z.literal("fail"), reason: orderReason }),
    z.object({ step: z.literal("refund"), reason: orderReason }),
  ]),
  data: openedAdminOrder,
});
export type OrderDecision = z.infer<(typeof decideOrder)["body"]>;
