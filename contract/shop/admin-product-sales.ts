import { z } from "zod";
import { daySpan } from "../overview/admin-overview.ts";
import { defineCall } from "../calls/call.ts";
import { currency, minorUnits } from "../money/money.ts";

/** The number of orders in a period, and their amount in minor units. */
const salesTotals = z.object({ orders: z.int().nonnegative(), amount: minorUnits });
/** The sales of a period and of the period before it. */
const comparison = z.object({ now: salesTotals, before: salesTotals });

export const productSales = z.object({
  currency,
  /** The last 30 days (UTC). They are compared with the 30 days before. */
  period: daySpan,
  /** Orders that neither failed nor were refunded. */
  all: comparison,
  gift_card: comparison,
  voucher: comparison,
  /** Face value minus price: what members saved. */
  saved: comparison,
});
export type ProductSales = z.infer<typeof productSales>;

export const getProductSales = defineCall("GET", "/v1/admin/shop/sales", {
  permission: "shop.read",
  summary: "Retrieve the sales of the last 30 days by product type, compared with the 30 days before",
  data: productSales,
});
