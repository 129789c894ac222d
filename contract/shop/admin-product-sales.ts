import { z } from "zod";
import { daySpan } from "../overview/admin-overview.ts";
import { defineCall } from "../calls/call.ts";
import { currency, minorUnits } from "../money/money.ts";

/** The sales of one kind in a period, in minor units. */
const soldFigures = z.object({ orders: z.int().nonnegative(), amount: minorUnits });
/** The sales of a period and of the period before it. */
const compared = z.object({ now: soldFigures, before: soldFigures });

export const productSales = z.object({
  currency,
  /** The last 30 days (UTC). They are compared with the 30 days before. */
  period: daySpan,
  /** Orders that neither failed nor were refunded. */
  all: compared,
  gift_card: compared,
  voucher: compared,
  /** Face value minus price: what members saved. */
  saved: compared,
});
export type ProductSales = z.infer<typeof productSales>;

export const getProductSales = defineCall("GET", "/v1/admin/shop/sales", {
  permission: "shop.read",
  summary: "Retrieve the sales of the last 30 days by product type, compared with the 30 days before",
  data: productSales,
});
