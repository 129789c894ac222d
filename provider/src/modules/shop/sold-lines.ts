import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { shopOrderLines, shopOrders, shopProducts, shopVariants } from "../../database/schema/shop-schema.ts";
import { activeStates } from "./admin-orders.ts";

/** Builds a subquery of the lines of orders that count as sales, each with its product. */
export function soldLines(
  queryable: Queryable,
  { currency, condition }: { currency: string; condition: SQL | undefined },
) {
  return queryable
    .select({
      orderId: shopOrders.id,
      placedAt: shopOrders.placedAt,
      kind: shopProducts.kind,
      categoryId: shopProducts.categoryId,
      price: shopOrderLines.price,
      faceValue: shopOrderLines.faceValue,
      quantity: shopOrderLines.quantity,
    })
    .from(shopOrders)
    .innerJoin(shopOrderLines, eq(shopOrderLines.orderId, shopOrders.id))
    .innerJoin(shopVariants, eq(shopVariants.id, shopOrderLines.variantId))
    .innerJoin(shopProducts, eq(shopProducts.id, shopVariants.productId))
    .where(and(inArray(shopOrders.state, activeStates), eq(shopOrders.currency, currency), condition))
    .as("sold");
}
