import { and, gte, lt, or, sql } from "drizzle-orm";
import type { ProductSales } from "#contract/shop/admin-product-sales.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { shopOrders } from "../../database/schema/shop-schema.ts";
import { toWire } from "../../money.ts";
import type { Periods, Range } from "../overview/period.ts";
import { soldLines } from "./sold-lines.ts";

/** Selects orders placed within a range. */
export const within = ({ start, until }: Range) =>
  and(gte(shopOrders.placedAt, start), lt(shopOrders.placedAt, until));

/**
 * Returns the sales of a period and of the previous period: in total, by kind of product, and the members'
 * savings.
 */
export async function findProductSales(
  queryable: Queryable,
  { days, range, previous }: Periods,
  currency: string,
): Promise<ProductSales> {
  const lines = soldLines(queryable, { currency, condition: or(within(range), within(previous.range)) });
  const isInPeriod = sql<boolean>`(${lines.placedAt} >= ${range.start.toISOString()}::timestamptz)`;
  const rows = await queryable
    .select({
      isNow: isInPeriod.as("is_now"),
      kind: sql<"gift_card" | "voucher" | null>`${lines.kind}`.as("kind_sold"),
      orders: sql<number>`count(distinct ${lines.orderId})::int`,
      amount: sum(sql`${lines.price} * ${lines.quantity}`),
      saved: sum(sql`(${lines.faceValue} - ${lines.price}) * ${lines.quantity}`),
    })
    .from(lines)
    .groupBy(sql`grouping sets ((is_now), (is_now, kind_sold))`);

  function sumSold(kind: "gift_card" | "voucher" | null, isNow: boolean, of: "amount" | "saved" = "amount") {
    const row = rows.find((sum) => sum.kind === kind && sum.isNow === isNow);
    return { orders: row?.orders ?? 0, amount: toWire(row?.[of] ?? 0n) };
  }
  const comparePeriods = (
    ...[kind, of]: [Parameters<typeof sumSold>[0], Parameters<typeof sumSold>[2]?]
  ) => ({
    now: sumSold(kind, true, of),
    before: sumSold(kind, false, of),
  });
  return {
    currency,
    period: days,
    all: comparePeriods(null),
    gift_card: comparePeriods("gift_card"),
    voucher: comparePeriods("voucher"),
    saved: comparePeriods(null, "saved"),
  };
}

const sum = (amount: ReturnType<typeof sql>) =>
  sql<bigint>`coalesce(sum(${amount}), 0)::text`.mapWith(BigInt);
