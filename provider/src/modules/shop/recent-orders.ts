import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { shopOrders } from "../../database/shop-schema.ts";
import { dayBefore } from "../four-eyes/day-limits.ts";

/** What a member's orders of the last 24 hours come to that were neither failed nor refunded, in minor units. */
export async function sumRecentOrders(
  queryable: Queryable,
  { userId, at }: { userId: string; at: Date },
): Promise<bigint> {
  const [row] = await queryable
    .select({ total: sql<bigint>`coalesce(sum(${shopOrders.total}), 0)::text`.mapWith(BigInt) })
    .from(shopOrders)
    .where(
      and(
        eq(shopOrders.userId, userId),
        gt(shopOrders.placedAt, dayBefore(at)),
        inArray(shopOrders.state, ["placed", "delivered"]),
      ),
    );
  return row!.total;
}
