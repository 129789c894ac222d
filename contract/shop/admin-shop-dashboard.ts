import { z } from "zod";
import { daySpan, periodQuery } from "../overview/admin-overview.ts";
import { adminOrder } from "./admin-shop-orders.ts";
import { adminProduct } from "./admin-shop-products.ts";
import { defineCall } from "../calls/call.ts";
import { clickSources } from "../clicks/click-outcomes.ts";
import { day, id } from "../text/identifiers.ts";
import { currency, minorUnits } from "../money/money.ts";
import { storeSlug } from "../stores/stores.ts";
import { textByLanguage } from "../text/text.ts";

const count = z.int().nonnegative();

/** The number of items sold and what members paid for them. */
const soldTotals = z.object({ pieces: count, sales: minorUnits });

const shopTotals = z.object({
  /** Orders that neither failed nor were refunded. All amounts refer to them and are in minor units. */
  orders: count,
  sales: minorUnits,
  /** Face value minus price. */
  bonus: minorUnits,
  /** Sales minus the cost of the codes. */
  margin: minorUnits,
  newMembers: count,
});
export type ShopTotals = z.infer<typeof shopTotals>;

export const shopDashboard = z.object({
  currency,
  period: daySpan,
  unit: z.enum(["day", "week", "month"]),
  figures: shopTotals,
  /** By day, week or month, oldest first. */
  series: z.array(
    shopTotals.pick({ orders: true, sales: true, bonus: true, margin: true }).extend({ from: day }),
  ),
  /** The best sellers, at most five of each. */
  products: z.array(soldTotals.extend({ id, name: textByLanguage })),
  stores: z.array(soldTotals.extend({ slug: storeSlug, name: z.string() })),
  /** Published products with fewer than five codes left, whatever the period. */
  runningOut: z.array(adminProduct),
  /**
   * The sources of the period's clicks, the most frequent first. Only the latest clicks are evaluated; `looked`
   * is their number.
   */
  sources: z.array(z.object({ source: z.enum(clickSources), clicks: count })),
  looked: z.object({ clicks: count, isAll: z.boolean() }),
  /** The period's latest orders. */
  latest: z.array(adminOrder),
});
export type ShopDashboard = z.infer<typeof shopDashboard>;

export const getShopDashboard = defineCall("GET", "/v1/admin/shop/dashboard", {
  permission: "shop.read",
  summary:
    "Retrieve the shop's sales and costs in a period of at most two years, with items that need attention",
  query: periodQuery,
  data: shopDashboard,
});
