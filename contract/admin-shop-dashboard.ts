import { z } from "zod";
import { daySpan, periodQuery } from "./admin-overview.ts";
import { adminOrder } from "./admin-shop-orders.ts";
import { adminProduct } from "./admin-shop-products.ts";
import { defineCall } from "./call.ts";
import { clickSources } from "./click-outcomes.ts";
import { day, id } from "./identifiers.ts";
import { currency, minorUnits } from "./money.ts";
import { storeSlug } from "./stores.ts";
import { textByLanguage } from "./text.ts";

const count = z.int().nonnegative();

/** What was sold of something: pieces, and what members paid for them. */
const sold = z.object({ pieces: count, sales: minorUnits });

const shopFigures = z.object({
  /** Orders that stand: neither failed nor refunded. All amounts are theirs, in minor units. */
  orders: count,
  sales: minorUnits,
  /** What members got above what they paid: face value less price. */
  bonus: minorUnits,
  /** What is left of the sales once the codes are paid for. */
  margin: minorUnits,
  newMembers: count,
});
export type ShopFigures = z.infer<typeof shopFigures>;

export const shopDashboard = z.object({
  currency,
  period: daySpan,
  unit: z.enum(["day", "week", "month"]),
  figures: shopFigures,
  /** By day, week or month, oldest first. */
  series: z.array(
    shopFigures.pick({ orders: true, sales: true, bonus: true, margin: true }).extend({ from: day }),
  ),
  /** Those that sold most, at most five each. */
  products: z.array(sold.extend({ id, name: textByLanguage })),
  stores: z.array(sold.extend({ slug: storeSlug, name: z.string() })),
  /** Published products with fewer than five codes left, whatever the period. */
  runningOut: z.array(adminProduct),
  /** Where the period's clicks came from, the most frequent first; of the latest `looked` ones. */
  sources: z.array(z.object({ source: z.enum(clickSources), clicks: count })),
  looked: z.object({ clicks: count, isAll: z.boolean() }),
  /** The period's latest orders. */
  latest: z.array(adminOrder),
});
export type ShopDashboard = z.infer<typeof shopDashboard>;

export const getShopDashboard = defineCall("GET", "/v1/admin/shop/dashboard", {
  permission: "shop.read",
  summary: "What the shop sold in a period and what that cost, with what needs attention; at most two years",
  query: periodQuery,
  data: shopDashboard,
});
