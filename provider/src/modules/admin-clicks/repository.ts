import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { AdminClick } from "#contract/admin-clicks.ts";
import type { KeysetMeta } from "#contract/paging.ts";
import type { Queryable } from "../../database/connection.ts";
import { clicks, leads } from "../../database/earning-schema.ts";
import { countUpToCap, cutPage, decodeCursor } from "../../database/keyset.ts";
import { networks } from "../../database/network-schema.ts";
import { users } from "../../database/schema.ts";
import { stores } from "../../database/store-schema.ts";
import { matching, type ClickFilter } from "./filter.ts";
import { toAdminClick } from "./view.ts";

const position = z.tuple([z.iso.datetime(), z.uuid()]);

/** The clicks of a page with the leads they led to, latest first unless sorted otherwise. */
export async function findRows(queryable: Queryable, filter: ClickFilter, now: Date): Promise<Rows> {
  return rowsOf(queryable, filter, { wanted: await matching(queryable, filter, now), now });
}

interface Rows {
  rows: AdminClick[];
  nextCursor: string | null;
}

async function rowsOf(
  queryable: Queryable,
  { cursor, limit, sort }: ClickFilter,
  { wanted, now }: { wanted: SQL | undefined; now: Date },
): Promise<Rows> {
  const direction = sort === "created" ? asc : desc;
  const found = await everyClick(queryable)
    .where(and(wanted, cursor ? beyond(cursor, sort) : undefined))
    .orderBy(direction(clicks.createdAt), direction(clicks.id))
    .limit(limit + 1);
  const { page, nextCursor } = cutPage(found, limit, ({ click }) => [
    click.createdAt.toISOString(),
    click.id,
  ]);
  const bought = await findLeads(
    queryable,
    page.map(({ click }) => click.id),
  );
  return { rows: page.map((row) => toAdminClick(row, bought, now)), nextCursor };
}

/** A page of all clicks with how many there are. */
export async function findPage(
  queryable: Queryable,
  filter: ClickFilter,
  now: Date,
): Promise<{ rows: AdminClick[]; meta: KeysetMeta }> {
  const wanted = await matching(queryable, filter, now);
  const every = queryable
    .select({ one: sql`1` })
    .from(clicks)
    .where(wanted);
  const [{ rows, nextCursor }, counted] = await Promise.all([
    rowsOf(queryable, filter, { wanted, now }),
    countUpToCap(queryable, every),
  ]);
  return { rows, meta: { nextCursor, ...counted } };
}

function everyClick(queryable: Queryable) {
  return queryable
    .select({
      click: clicks,
      member: { id: users.id, name: users.name, email: users.email },
      store: { slug: stores.slug, name: stores.name },
      network: { key: networks.key, name: networks.name },
    })
    .from(clicks)
    .innerJoin(users, eq(users.id, clicks.userId))
    .innerJoin(stores, eq(stores.id, clicks.storeId))
    .innerJoin(networks, eq(networks.key, clicks.network));
}
export type FoundClick = Awaited<ReturnType<typeof everyClick>>[number];

function beyond(cursor: string, sort: ClickFilter["sort"]): SQL {
  const [at, id] = decodeCursor(cursor, position);
  const place = sql`(${clicks.createdAt}, ${clicks.id})`;
  const there = sql`(${at}::timestamptz, ${id}::uuid)`;
  return sort === "created" ? sql`${place} > ${there}` : sql`${place} < ${there}`;
}

async function findLeads(queryable: Queryable, clickIds: string[]) {
  if (clickIds.length === 0) return [];
  return queryable
    .select({ id: leads.id, state: leads.state, clickId: leads.clickId })
    .from(leads)
    .where(inArray(leads.clickId, clickIds))
    .orderBy(asc(leads.occurredAt), asc(leads.id));
}
export type BoughtBy = Awaited<ReturnType<typeof findLeads>>[number];
