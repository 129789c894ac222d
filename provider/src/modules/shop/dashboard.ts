import { and, count, desc, eq, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { ShopDashboard, ShopTotals } from "#contract/shop/admin-shop-dashboard.ts";
import type { Database, Queryable } from "../../database/engine/connection.ts";
import { clicks } from "../../database/schema/earning-schema.ts";
import { dayColumn } from "../../database/queries/local-days.ts";
import { storeColumns } from "../../database/queries/named-columns.ts";
import { users } from "../../database/schema/schema.ts";
import { shopOrderLines, shopOrders, shopProducts, shopVariants } from "../../database/schema/shop-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { toWire } from "../../money.ts";
import { clickSource } from "../clicks/source.ts";
import { bucketsOf, unitOf } from "../overview/buckets.ts";
import type { Periods, Range } from "../overview/period.ts";
import { adminOrderList, activeStates, type AdminReading } from "./admin-orders.ts";
import { adminProductList } from "./admin-products.ts";

const maxShown = 5;
/** The maximum number of clicks evaluated for the sources of traffic. More would slow the response down. */
const maxClicks = 20_000;

type Sums = Pick<ShopTotals, "orders" | "sales" | "bonus" | "margin">;
const zeroSums: Sums = { orders: 0, sales: 0, bonus: 0, margin: 0 };

/** Returns the shop's sales and costs in a period, in minor units of `currency`. */
export async function findShopDashboard(
  database: Database,
  { days, range, now, timeZone }: Periods,
  { currency, ...reading }: AdminReading & { currency: string },
): Promise<ShopDashboard> {
  const unit = unitOf(days);
  const [sums, newMembers, sold, sources, low, latest] = await Promise.all([
    sumOrders(database, range, {
      unit,
      currency,
      day: dayColumn(shopOrders.placedAt, { ...days, timeZone }),
    }),
    database.$count(
      users,
      and(eq(users.role, "member"), gte(users.createdAt, range.start), lt(users.createdAt, range.until)),
    ),
    findSold(database, range, currency),
    countSources(database, range),
    adminProductList.rows(
      database,
      { stock: "low", state: "published", order: "newest", limit: maxShown, timeZone },
      { at: now, currency },
    ),
    adminOrderList.rows(database, { ...days, timeZone, order: "newest", limit: maxShown }, reading),
  ]);
  return {
    currency,
    period: days,
    unit,
    figures: { ...(sums.get(null) ?? zeroSums), newMembers },
    series: bucketsOf(days, unit).map((from) => ({ from, ...(sums.get(from) ?? zeroSums) })),
    products: sold.products,
    stores: sold.stores,
    runningOut: low.rows as ShopDashboard["runningOut"],
    ...sources,
    latest: latest.rows as ShopDashboard["latest"],
  };
}

function isValidIn({ start, until }: Range, currency: string): SQL | undefined {
  return and(
    inArray(shopOrders.state, activeStates),
    eq(shopOrders.currency, currency),
    gte(shopOrders.placedAt, start),
    lt(shopOrders.placedAt, until),
  );
}

const amount = (column: SQL) => sql<bigint>`coalesce(sum(${column}), 0)::text`.mapWith(BigInt);

/** Sums the orders that count as sales: in total (under the key `null`) and per time bucket. */
async function sumOrders(
  queryable: Queryable,
  range: Range,
  { unit, currency, day }: { unit: string; currency: string; day: SQL },
): Promise<Map<string | null, Sums>> {
  const rows = await queryable
    .select({
      bucket: sql<string | null>`date_trunc(${sql.raw(`'${unit}'`)}, ${day})::date::text`.as("bucket"),
      orders: count(),
      sales: amount(sql`${shopOrders.total}`),
      bonus: amount(sql`${shopOrders.faceTotal} - ${shopOrders.total}`),
      margin: amount(sql`${shopOrders.total} - ${shopOrders.cost}`),
    })
    .from(shopOrders)
    .where(isValidIn(range, currency))
    .groupBy(sql`grouping sets ((), (bucket))`);
  return new Map(
    rows.map(({ bucket, orders, sales, bonus, margin }) => [
      bucket,
      { orders, sales: toWire(sales), bonus: toWire(bonus), margin: toWire(margin) },
    ]),
  );
}

/** Returns the best-selling products and stores. Names are looked up only for the displayed ones. */
async function findSold(queryable: Queryable, range: Range, currency: string) {
  const byVariant = queryable
    .select({
      variantId: shopOrderLines.variantId,
      pieces: sql<number>`sum(${shopOrderLines.quantity})`.as("pieces"),
      sales: sql<bigint>`sum(${shopOrderLines.price} * ${shopOrderLines.quantity})`.as("sales"),
    })
    .from(shopOrders)
    .innerJoin(shopOrderLines, eq(shopOrderLines.orderId, shopOrders.id))
    .where(isValidIn(range, currency))
    .groupBy(shopOrderLines.variantId)
    .as("by_variant");
  const rows = await queryable
    .select({
      id: shopProducts.id,
      name: shopProducts.name,
      store: storeColumns,
      pieces: sql<number>`sum(${byVariant.pieces})::int`,
      sales: sql<bigint>`sum(${byVariant.sales})::text`.mapWith(BigInt).as("product_sales"),
    })
    .from(byVariant)
    .innerJoin(shopVariants, eq(shopVariants.id, byVariant.variantId))
    .innerJoin(shopProducts, eq(shopProducts.id, shopVariants.productId))
    .innerJoin(stores, eq(stores.id, shopProducts.storeId))
    .groupBy(shopProducts.id, stores.id)
    .orderBy(desc(sql`sum(${byVariant.sales})`), shopProducts.id)
    .limit(1_000);
  const byStore = new Map<string, ShopDashboard["stores"][number]>();
  for (const { store, pieces, sales } of rows) {
    const sum = byStore.get(store.slug) ?? { ...store, pieces: 0, sales: 0 };
    byStore.set(store.slug, { ...sum, pieces: sum.pieces + pieces, sales: sum.sales + toWire(sales) });
  }
  return {
    products: rows
      .slice(0, maxShown)
      .map(({ id, name, pieces, sales }) => ({ id, name, pieces, sales: toWire(sales) })),
    stores: [...byStore.values()].toSorted((a, b) => b.sales - a.sales).slice(0, maxShown),
  };
}

/** Counts the traffic sources of the latest clicks in a period. */
async function countSources(
  queryable: Queryable,
  { start, until }: Range,
): Promise<Pick<ShopDashboard, "sources" | "looked">> {
  const latest = queryable
    .select({ source: sql<string>`${clickSource}`.as("source") })
    .from(clicks)
    .where(and(gte(clicks.createdAt, start), lt(clicks.createdAt, until)))
    .orderBy(desc(clicks.createdAt), desc(clicks.id))
    .limit(maxClicks)
    .as("latest");
  const rows = await queryable
    .select({ source: latest.source, clicks: count() })
    .from(latest)
    .groupBy(latest.source)
    .orderBy(desc(count()), latest.source);
  const clickCount = rows.reduce((sum, row) => sum + row.clicks, 0);
  return {
    sources: rows as ShopDashboard["sources"],
    looked: { clicks: clickCount, isAll: clickCount < maxClicks },
  };
}
