import { and, type Column, eq, gt, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { shopOrders } from "../../database/schema/shop-schema.ts";
import { dayBefore } from "../four-eyes/day-limits.ts";

/** Sums of orders in minor units. `faceValue` is the value of the codes, even if their price was lower. */
interface OrderSums {
  price: bigint;
  faceValue: bigint;
}

/** Sums a member's orders of the last 24 hours, without failed and refunded ones. */
export async function sumRecentOrders(
  queryable: Queryable,
  { userId, at }: { userId: string; at: Date },
): Promise<OrderSums> {
  const [row] = await queryable
    .select({ price: sumOf(shopOrders.total), faceValue: sumOf(shopOrders.faceTotal) })
    .from(shopOrders)
    .where(
      and(
        eq(shopOrders.userId, userId),
        gt(shopOrders.placedAt, dayBefore(at)),
        inArray(shopOrders.state, ["placed", "delivered"]),
      ),
    );
  return row!;
}

function sumOf(amount: Column) {
  return sql<bigint>`coalesce(sum(${amount}), 0)::text`.mapWith(BigInt);
}
