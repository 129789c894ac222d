import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Click } from "#contract/clicks.ts";
import type { KeysetMeta } from "#contract/paging.ts";
import type { Queryable } from "../../database/connection.ts";
import { clicks } from "../../database/earning-schema.ts";
import { countUpToCap, cutPage, decodeCursor } from "../../database/keyset.ts";
import { networks } from "../../database/network-schema.ts";
import { stores } from "../../database/store-schema.ts";

const position = z.tuple([z.iso.datetime(), z.uuid()]);

interface OwnFilter {
  cursor?: string;
  limit: number;
  /** A store's slug. */
  store?: string;
}

/** A page of a member's clicks, newest first. */
export async function findOwnPage(
  queryable: Queryable,
  userId: string,
  { cursor, limit, store }: OwnFilter,
): Promise<{ rows: Click[]; meta: KeysetMeta }> {
  const wanted = and(eq(clicks.userId, userId), store ? eq(stores.slug, store) : undefined);
  const found = await queryable
    .select({ click: clicks, store: stores, network: networks.name })
    .from(clicks)
    .innerJoin(stores, eq(stores.id, clicks.storeId))
    .innerJoin(networks, eq(networks.key, clicks.network))
    .where(and(wanted, cursor ? before(cursor) : undefined))
    .orderBy(desc(clicks.createdAt), desc(clicks.id))
    .limit(limit + 1);
  const { page, nextCursor } = cutPage(found, limit, ({ click }) => [
    click.createdAt.toISOString(),
    click.id,
  ]);
  const every = queryable
    .select({ one: sql`1` })
    .from(clicks)
    .innerJoin(stores, eq(stores.id, clicks.storeId))
    .where(wanted);
  return { rows: page.map(toClick), meta: { nextCursor, ...(await countUpToCap(queryable, every)) } };
}

function before(cursor: string): SQL {
  const [at, id] = decodeCursor(cursor, position);
  return sql`(${clicks.createdAt}, ${clicks.id}) < (${at}::timestamptz, ${id}::uuid)`;
}

interface ClickRow {
  click: typeof clicks.$inferSelect;
  store: typeof stores.$inferSelect;
  network: string;
}

function toClick({ click, store, network }: ClickRow): Click {
  const { slug, name, logo, category } = store;
  return {
    ...{ id: click.id, store: { slug, name, logo, category }, network },
    createdAt: click.createdAt.toISOString(),
    expiresAt: click.expiresAt.toISOString(),
    trackedAt: click.trackedAt?.toISOString() ?? null,
  };
}
