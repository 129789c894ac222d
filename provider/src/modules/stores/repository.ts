import { and, asc, count, desc, eq, gte, inArray, isNull, sql, type SQLWrapper } from "drizzle-orm";
import { newStoreDays, type StoreCounts, type StoreSort } from "#contract/stores/stores.ts";
import type { StoreCategory } from "#contract/stores/store-categories.ts";
import { storeCategories } from "#contract/stores/store-categories.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { coupons, offers, stores } from "../../database/schema/store-schema.ts";
import { acceptsClicks, isOpenBoost, isRunning } from "./in-force.ts";
import { orderOf } from "./order.ts";

/** The rates of an offer. */
export type OfferRate = Pick<typeof offers.$inferSelect, "rateKind" | "rateMinimum" | "rateMaximum">;

/** A store with the rate of its current offer, which is `null` if it has none. */
export interface StoreRow {
  store: typeof stores.$inferSelect;
  rate: OfferRate | null;
  /** The time at which a boosted rate ends; `null` if the rate isn't boosted. */
  boostEndsAt: Date | null;
  /** The rate of the usual offer. */
  usual: OfferRate | null;
  coupons: number;
}

/**
 * The number of recent orders by store ID, as JSON for the database. Stores without recent orders are left out.
 */
export type OrderCounts = string;
export const noOrders: OrderCounts = "{}";

/** Returns the offers that apply to each store of a query at a given time, as lateral subqueries. */
function offersAt(queryable: Queryable, at: Date | SQLWrapper) {
  const running = and(eq(offers.storeId, stores.id), isRunning(offers, at), acceptsClicks());
  const usual = queryable
    .select({
      rateKind: offers.rateKind,
      rateMinimum: offers.rateMinimum,
      rateMaximum: offers.rateMaximum,
    })
    .from(offers)
    .innerJoin(networks, eq(networks.key, offers.network))
    .where(and(running, isNull(offers.audience)))
    .orderBy(desc(offers.startsAt), desc(offers.id))
    .limit(1)
    .as("usual");
  // Selects the boost that `chooseOffer` would choose for visitors.
  const boost = queryable
    .select({
      rateKind: offers.rateKind,
      rateMinimum: offers.rateMinimum,
      rateMaximum: offers.rateMaximum,
      endsAt: offers.endsAt,
    })
    .from(offers)
    .innerJoin(networks, eq(networks.key, offers.network))
    .where(and(running, isOpenBoost(["everybody"])))
    .orderBy(
      desc(sql`${offers.rateKind} = 'percent'`),
      desc(offers.rateMaximum),
      desc(offers.startsAt),
      desc(offers.id),
    )
    .limit(1)
    .as("boost");
  const isBoosted = sql`(${boost.rateKind} is not null and (${usual.rateKind} is distinct from ${boost.rateKind}
    or ${usual.rateMaximum} < ${boost.rateMaximum}))`;
  return { usual, boost, isBoosted };
}

/**
 * Selects stores with their state at a given time. Each has a rank for sorting, unless the list is sorted by
 * name. In prepared statements, `at` (an ISO time) and `counts` are placeholders.
 */
export function selectStores(
  queryable: Queryable,
  at: Date | SQLWrapper,
  ranked?: { sort: StoreSort; counts: OrderCounts | SQLWrapper },
) {
  const { usual, boost, isBoosted } = offersAt(queryable, at);
  const boostOr = <T extends SQLWrapper>(boosted: T, other: SQLWrapper) =>
    sql`case when ${isBoosted} then ${boosted} else ${other} end`;
  const offer = {
    rateKind: boostOr(boost.rateKind, usual.rateKind),
    rateMinimum: boostOr(boost.rateMinimum, usual.rateMinimum),
    rateMaximum: boostOr(boost.rateMaximum, usual.rateMaximum),
  };
  const couponCount = queryable
    .select({ count: count() })
    .from(coupons)
    .where(and(eq(coupons.storeId, stores.id), isRunning(coupons, at)));
  const byRate = sql`case ${offer.rateKind} when 'percent' then -429496729600 else 0 end - 100 * coalesce(${offer.rateMaximum}, -1)`;
  // Stores without a rate come last, regardless of their number of orders.
  const byOrders = sql`case when ${offer.rateKind} is null then 1000000000000 else 0 end + coalesce(-(${ranked?.counts ?? noOrders}::jsonb ->> ${stores.id}::text)::bigint, 0)`;
  const byAge = sql`-floor(extract(epoch from ${stores.createdAt}) * 1000)`;
  const ranks = { name: sql`0`, "-name": sql`0`, "-rate": byRate, "-orders": byOrders, "-added": byAge };
  const rank = sql<string>`(${ranks[ranked?.sort ?? "name"]})::bigint`;
  const rows = queryable
    .select({
      store: stores,
      // The rate is selected as a single value, so that it is `null` if there is no offer.
      rate: sql<OfferRate | null>`case when ${offer.rateKind} is not null then json_build_object(
        'rateKind', ${offer.rateKind}, 'rateMinimum', ${offer.rateMinimum}, 'rateMaximum', ${offer.rateMaximum}) end`,
      boostEndsAt: sql`case when ${isBoosted} then ${boost.endsAt} end`.mapWith(offers.endsAt),
      usual: {
        rateKind: usual.rateKind,
        rateMinimum: usual.rateMinimum,
        rateMaximum: usual.rateMaximum,
      },
      coupons: sql<number>`(${couponCount})::int`,
      rank: sql<string>`${rank}::text`,
    })
    .from(stores)
    .leftJoinLateral(usual, sql`true`)
    .leftJoinLateral(boost, sql`true`)
    .$dynamic();
  return { rows, order: orderOf(ranked?.sort ?? "name", rank), pays: sql`${offer.rateKind} is not null` };
}

/** Selects stores whose rate is boosted for everyone at a given time. */
export function isRaised(queryable: Queryable, at: Date) {
  const { usual, boost, isBoosted } = offersAt(queryable, at);
  const raised = queryable
    .select({ id: stores.id })
    .from(stores)
    .leftJoinLateral(usual, sql`true`)
    .leftJoinLateral(boost, sql`true`)
    .where(isBoosted);
  return inArray(stores.id, raised);
}

/** Selects stores that are new at a given time. */
export function isNew(at: Date) {
  return gte(stores.createdAt, new Date(at.getTime() - newStoreDays * 24 * 3600 * 1000));
}

/** Counts the stores that are shown by each selection and category. */
export async function countSelections(queryable: Queryable, at: Date): Promise<StoreCounts> {
  const { usual, boost, isBoosted } = offersAt(queryable, at);
  const rows = await queryable
    .select({
      category: stores.category,
      all: count(),
      raised: sql<number>`count(*) filter (where ${isBoosted})`.mapWith(Number),
      new: sql<number>`count(*) filter (where ${isNew(at)})`.mapWith(Number),
    })
    .from(stores)
    .leftJoinLateral(usual, sql`true`)
    .leftJoinLateral(boost, sql`true`)
    .groupBy(stores.category);
  const sum = (key: "all" | "raised" | "new") => rows.reduce((total, row) => total + row[key], 0);
  const sizeOf = (category: StoreCategory) => rows.find((row) => row.category === category)?.all ?? 0;
  const categories = storeCategories.map((category) => [category, sizeOf(category)]);
  return {
    all: sum("all"),
    raised: sum("raised"),
    new: sum("new"),
    categories: Object.fromEntries(categories) as StoreCounts["categories"],
  };
}

/** Counts stores' orders since a given time. */
export async function countOrders(queryable: Queryable, since: Date): Promise<OrderCounts> {
  const counts = await queryable
    .select({ id: leads.storeId, orders: count() })
    .from(leads)
    .where(gte(leads.occurredAt, since))
    .groupBy(leads.storeId);
  return JSON.stringify(Object.fromEntries(counts.map(({ id, orders }) => [id, orders])));
}

/**
 * Returns the ids of the stores with the most orders since a given time, in descending order. Stores without
 * orders follow, by name.
 */
export async function findMostOrdered(queryable: Queryable, since: Date, limit: number): Promise<string[]> {
  const orders = queryable
    .select({ orders: count() })
    .from(leads)
    .where(and(eq(leads.storeId, stores.id), gte(leads.occurredAt, since)));
  const rows = await queryable
    .select({ id: stores.id })
    .from(stores)
    .orderBy(desc(sql`(${orders})`), asc(stores.searchName), asc(stores.slug))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Returns a range of all slugs in alphabetical order. */
export async function findSlugs(
  queryable: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const rows = await queryable
    .select({ slug: stores.slug })
    .from(stores)
    .orderBy(asc(stores.slug))
    .limit(limit)
    .offset(offset);
  return rows.map(({ slug }) => slug);
}

/** Returns the number of stores. */
export async function countStores(queryable: Queryable): Promise<number> {
  const [row] = await queryable.select({ total: count() }).from(stores);
  return row!.total;
}
