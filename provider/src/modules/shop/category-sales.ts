import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { shopOrderLines, shopOrders, shopProducts, shopVariants } from "../../database/shop-schema.ts";
import type { Range } from "../overview/period.ts";
import { standingStates } from "./admin-orders.ts";
import { within } from "./product-sales.ts";

/** What members paid in a stretch of time for the products of each category, by its id; categories without a sale are not in it. */
export async function findCategorySales(
  queryable: Queryable,
  { range, currency }: { range: Range; currency: string },
): Promise<Map<string, bigint>> {
  const rows = await queryable
    .select({
      categoryId: shopProducts.categoryId,
      sales: sql<bigint>`sum(${shopOrderLines.price} * ${shopOrderLines.quantity})::text`.mapWith(BigInt),
    })
    .from(shopOrders)
    .innerJoin(shopOrderLines, eq(shopOrderLines.orderId, shopOrders.id))
    .innerJoin(shopVariants, eq(shopVariants.id, shopOrderLines.variantId))
    .innerJoin(shopProducts, eq(shopProducts.id, shopVariants.productId))
    .where(and(inArray(shopOrders.state, standingStates), eq(shopOrders.currency, currency), within(range)))
    .groupBy(shopProducts.categoryId);
  return new Map(rows.map(({ categoryId, sales }) => [categoryId, sales]));
}
