import { and, desc, eq, isNull, max, ne, sql, type SQLWrapper } from "drizzle-orm";
import type { StoreCategory } from "#contract/stores/store-categories.ts";
import type { StoreSort } from "#contract/stores/stores.ts";
import type { Database } from "../../database/engine/connection.ts";
import { prepared } from "../../database/engine/prepared.ts";
import { clicks } from "../../database/schema/earning-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { noOrders, selectStores, type OrderCounts, type StoreRow } from "./repository.ts";

/*
 * The queries of the pages that are visited most: landing page, store page and home. They are prepared, because
 * generating and planning their SQL takes longer than running it.
 */

// In a large category, only the stores with the most orders are compared.
const maxComparedStores = 100;

const at = sql.placeholder("at");
const counts = sql.placeholder("counts");
const limit = sql.placeholder("limit");

function selectPaying(database: Database, sort: StoreSort, condition?: SQLWrapper) {
  const { rows, order, pays } = selectStores(database, at, { sort, counts });
  return rows
    .where(condition ? and(pays, sql`${condition}`) : pays)
    .orderBy(...order.by)
    .limit(limit);
}

const byOrders = prepared((database) => selectPaying(database, "-orders").prepare("stores_by_orders"));

interface PayingStores {
  at: Date;
  limit: number;
}

/** Returns stores that pay cash back, most orders first. */
export async function findByOrders(
  database: Database,
  { counts, ...query }: PayingStores & { counts: OrderCounts },
): Promise<StoreRow[]> {
  return byOrders(database).execute({ at: query.at.toISOString(), limit: query.limit, counts });
}

const inCategory = eq(stores.category, sql.placeholder("category"));
const byRate = prepared((database) => selectPaying(database, "-rate").prepare("stores_by_rate"));
const byRateInCategory = prepared((database) =>
  selectPaying(database, "-rate", inCategory).prepare("stores_by_rate_in_category"),
);

/** Returns stores that pay cash back, highest rate first. @param category all categories if missing */
export async function findByRate(
  database: Database,
  { category, ...query }: PayingStores & { category?: StoreCategory },
): Promise<StoreRow[]> {
  const values = { at: query.at.toISOString(), limit: query.limit, counts: noOrders };
  return category
    ? byRateInCategory(database).execute({ ...values, category })
    : byRate(database).execute(values);
}

const similar = prepared((database) =>
  selectPaying(database, "-orders", and(inCategory, ne(stores.id, sql.placeholder("id")))).prepare(
    "similar_stores",
  ),
);

/**
 * Returns other stores of a store's category that pay cash back, most orders first. If any have an equal or
 * better rate of the same kind, returns only those.
 */
export async function findSimilar(
  database: Database,
  { store, rate }: Pick<StoreRow, "store" | "rate">,
  query: PayingStores & { counts: OrderCounts },
): Promise<StoreRow[]> {
  const similarRows = await similar(database).execute({
    id: store.id,
    category: store.category,
    at: query.at.toISOString(),
    counts: query.counts,
    limit: maxComparedStores,
  });
  const better = similarRows.filter(
    (other) =>
      rate !== null && other.rate?.rateKind === rate.rateKind && other.rate.rateMaximum >= rate.rateMaximum,
  );
  return (better.length > 0 ? better : similarRows).slice(0, query.limit);
}

const byIds = prepared((database) =>
  selectStores(database, at)
    .rows.where(sql`${stores.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("stores_by_ids"),
);

/** Returns stores by id, in the order of the ids. */
export async function findByIds(database: Database, ids: string[], at: Date): Promise<StoreRow[]> {
  const rows = await byIds(database).execute({ ids, at: at.toISOString() });
  return rows.toSorted((one, other) => ids.indexOf(one.store.id) - ids.indexOf(other.store.id));
}

const bySlug = prepared((database) =>
  selectStores(database, at)
    .rows.where(eq(stores.slug, sql.placeholder("slug")))
    .prepare("store_by_slug"),
);

/** Returns the store with a slug; undefined if it doesn't exist. */
export async function findBySlug(database: Database, slug: string, at: Date): Promise<StoreRow | undefined> {
  const [row] = await bySlug(database).execute({ slug, at: at.toISOString() });
  return row;
}

const visitedStores = prepared((database) =>
  database
    .select({ id: clicks.storeId })
    .from(clicks)
    .where(and(eq(clicks.userId, sql.placeholder("userId")), isNull(clicks.sharedLinkId)))
    .groupBy(clicks.storeId)
    .orderBy(desc(max(clicks.createdAt)))
    .limit(limit)
    .prepare("visited_stores"),
);

/** Returns the ids of the stores that a member visited, latest visit first. */
export async function findVisited(database: Database, userId: string, limit: number): Promise<string[]> {
  const rows = await visitedStores(database).execute({ userId, limit });
  return rows.map(({ id }) => id);
}
