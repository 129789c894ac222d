import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { shopOrderLines, shopOrders, shopProducts, shopVariants } from "../../database/shop-schema.ts";
import { standingStates } from "./admin-orders.ts";

/** What members paid since a moment for the products of each category, by its id; categories without a sale are not in it. */
export async function findCategorySales(
  queryable: Queryable,
  { since, currency }: { since: Date; currency: string },
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
    .where(
      and(
        inArray(shopOrders.state, standingStates),
        eq(shopOrders.currency, currency),
        gte(shopOrders.placedAt, since),
      ),
    )
    .groupBy(shopProducts.categoryId);
  return new Map(rows.map(({ categoryId, sales }) => [categoryId, sales]));
}
