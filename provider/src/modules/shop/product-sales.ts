import { and, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { ProductSales } from "#contract/admin-product-sales.ts";
import type { Queryable } from "../../database/connection.ts";
import { shopOrderLines, shopOrders, shopProducts, shopVariants } from "../../database/shop-schema.ts";
import { toWire } from "../../money.ts";
import type { Periods, Range } from "../overview/period.ts";
import { standingStates } from "./admin-orders.ts";

/** Orders that were placed in a stretch of time. */
export const within = ({ start, until }: Range) =>
  and(gte(shopOrders.placedAt, start), lt(shopOrders.placedAt, until));

/** What was sold in a period and in the one before it: in all, by kind of product, and what members saved. */
export async function findProductSales(
  queryable: Queryable,
  { days, range, previous }: Periods,
  currency: string,
): Promise<ProductSales> {
  const isNow = sql<boolean>`(${shopOrders.placedAt} >= ${range.start.toISOString()}::timestamptz)`;
  const rows = await queryable
    .select({
      isNow: isNow.as("is_now"),
      kind: sql<"gift_card" | "voucher" | null>`${shopProducts.kind}`.as("kind_sold"),
      orders: sql<number>`count(distinct ${shopOrders.id})::int`,
      amount: sum(sql`${shopOrderLines.price} * ${shopOrderLines.quantity}`),
      saved: sum(sql`(${shopOrderLines.faceValue} - ${shopOrderLines.price}) * ${shopOrderLines.quantity}`),
    })
    .from(shopOrders)
    .innerJoin(shopOrderLines, eq(shopOrderLines.orderId, shopOrders.id))
    .innerJoin(shopVariants, eq(shopVariants.id, shopOrderLines.variantId))
    .innerJoin(shopProducts, eq(shopProducts.id, shopVariants.productId))
    .where(
      and(
        inArray(shopOrders.state, standingStates),
        eq(shopOrders.currency, currency),
        or(within(range), within(previous.range)),
      ),
    )
    .groupBy(sql`grouping sets ((is_now), (is_now, kind_sold))`);

  function sold(kind: "gift_card" | "voucher" | null, now: boolean, of: "amount" | "saved" = "amount") {
    const row = rows.find((found) => found.kind === kind && found.isNow === now);
    return { orders: row?.orders ?? 0, amount: toWire(row?.[of] ?? 0n) };
  }
  const compared = (...[kind, of]: [Parameters<typeof sold>[0], Parameters<typeof sold>[2]?]) => ({
    now: sold(kind, true, of),
    before: sold(kind, false, of),
  });
  return {
    currency,
    period: days,
    all: compared(null),
    gift_card: compared("gift_card"),
    voucher: compared("voucher"),
    saved: compared(null, "saved"),
  };
}

const sum = (amount: ReturnType<typeof sql>) =>
  sql<bigint>`coalesce(sum(${amount}), 0)::text`.mapWith(BigInt);
