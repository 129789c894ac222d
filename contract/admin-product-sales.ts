import { z } from "zod";
import { daySpan } from "./admin-overview.ts";
import { defineCall } from "./call.ts";
import { currency, minorUnits } from "./money.ts";

/** What one kind of sales came to in a stretch of time, in minor units. */
const sold = z.object({ orders: z.int().nonnegative(), amount: minorUnits });
/** The same beside the stretch before it. */
const compared = z.object({ now: sold, before: sold });

export const productSales = z.object({
  currency,
  /** The last 30 days (UTC); before it lie as many. */
  period: daySpan,
  /** Orders that stand: neither failed nor refunded. */
  all: compared,
  gift_card: compared,
  voucher: compared,
  /** What members got above what they paid. */
  saved: compared,
});
export type ProductSales = z.infer<typeof productSales>;

export const getProductSales = defineCall("GET", "/v1/admin/shop/sales", {
  permission: "shop.read",
  summary: "What was sold in the last 30 days, by kind of product, beside the 30 days before",
  data: productSales,
});
