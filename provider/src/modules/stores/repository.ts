import { and, asc, count, desc, eq, gte, inArray, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { KeysetMeta } from "#contract/paging.ts";
import type { StoreCategory } from "#contract/stores.ts";
import type { Queryable } from "../../database/connection.ts";
import { leads, stores } from "../../database/earning-schema.ts";
import { countUpToCap, cutPage, decodeCursor } from "../../database/keyset.ts";
import { foldedContaining } from "../../database/text-search.ts";

export type StoreRow = typeof stores.$inferSelect;

export interface StoreFilter {
  cursor?: string;
  limit: number;
  q?: string;
  category?: StoreCategory;
}

/** A page of the stores, by name. */
export async function findStores(
  queryable: Queryable,
  filter: StoreFilter,
): Promise<{ rows: StoreRow[]; meta: KeysetMeta }> {
  const wanted = and(
    foldedContaining(filter.q, stores.searchName),
    filter.category ? eq(stores.category, filter.category) : undefined,
  );
  const found = await queryable
    .select()
    .from(stores)
    .where(and(wanted, behind(filter.cursor)))
    .orderBy(asc(stores.searchName), asc(stores.slug))
    .limit(filter.limit + 1);
  const { page, nextCursor } = cutPage(found, filter.limit, ({ searchName, slug }) => [searchName, slug]);
  const every = queryable
    .select({ one: sql`1` })
    .from(stores)
    .where(wanted);
  return { rows: page, meta: { nextCursor, ...(await countUpToCap(queryable, every)) } };
}

const namePosition = z.tuple([z.string(), z.string()]);

function behind(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [name, slug] = decodeCursor(cursor, namePosition);
  return sql`(${stores.searchName}, ${stores.slug}) > (${name}, ${slug})`;
}

/** Ids of the stores with the most orders since then, the most ordered first; those without come last, by name. */
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

/** The stores of some ids, in the ids' order. */
export async function findByIds(queryable: Queryable, ids: string[]): Promise<StoreRow[]> {
  const rows = await queryable.select().from(stores).where(inArray(stores.id, ids));
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** The store at an address, if there is one. */
export async function findBySlug(queryable: Queryable, slug: string): Promise<StoreRow | undefined> {
  const [row] = await queryable.select().from(stores).where(eq(stores.slug, slug));
  return row;
}

// Enough to tell what is usual; old orders say little about today's networks.
const ordersLookedAt = 100;

/** Days from a purchase to payable cash back, in the middle of a store's latest orders; null without orders. */
export async function findPayableAfterDays(queryable: Queryable, storeId: string): Promise<number | null> {
  const latest = queryable
    .select({
      days: sql<number>`extract(epoch from ${leads.expectedPayableAt} - ${leads.occurredAt}) / 86400`.as(
        "days",
      ),
    })
    .from(leads)
    .where(eq(leads.storeId, storeId))
    .orderBy(desc(leads.occurredAt))
    .limit(ordersLookedAt)
    .as("latest");
  const [middle] = await queryable
    .select({
      days: sql<number | null>`round(percentile_disc(0.5) within group (order by ${latest.days}))::int`,
    })
    .from(latest);
  return middle?.days ?? null;
}
