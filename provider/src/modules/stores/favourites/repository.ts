import { and, count, desc, eq, sql, type SQL } from "drizzle-orm";
import { listFavourites, maxFavourites } from "#contract/stores/favourites.ts";
import type { Database, Queryable } from "../../../database/engine/connection.ts";
import { inTransaction } from "../../../database/engine/unit-of-work.ts";
import { keysetList } from "../../../database/queries/keyset-list.ts";
import { favouriteStores } from "../../../database/schema/favourite-schema.ts";
import { users } from "../../../database/schema/schema.ts";
import { stores } from "../../../database/schema/store-schema.ts";
import { notFound, Problem } from "../../../problem.ts";
import { matchesStore, type StoreScope } from "../list.ts";
import { selectStores } from "../repository.ts";
import { toTile } from "../view.ts";

/** A member's favourite stores with their rates at a given time. */
export const favouriteList = keysetList(
  listFavourites,
  ({ userId, at, currency, counts }: StoreScope & { userId: string }) => ({
    select: (queryable, { sort }) => selectStores(queryable, at, { sort, counts }).rows,
    count: (rows) => rows.from(stores),
    where: (query) => and(isFavouriteOf(userId), matchesStore(query)),
    order: ({ sort }, queryable) => selectStores(queryable, at, { sort, counts }).order,
    view: (rows) => rows.map((row) => toTile(row, currency)),
  }),
);

/** Selects a member's favourites among stores. */
function isFavouriteOf(userId: string): SQL {
  return sql`exists (select 1 from ${favouriteStores} where ${favouriteStores.userId} = ${userId}
    and ${favouriteStores.storeId} = ${stores.id})`;
}

/** Returns id and slug of a member's favourite stores, the latest first. */
export async function findFavourites(queryable: Queryable, userId: string, limit: number = maxFavourites) {
  return queryable
    .select({ id: stores.id, slug: stores.slug })
    .from(favouriteStores)
    .innerJoin(stores, eq(stores.id, favouriteStores.storeId))
    .where(eq(favouriteStores.userId, userId))
    .orderBy(desc(favouriteStores.addedAt), desc(favouriteStores.storeId))
    .limit(limit);
}

interface FavouriteChange {
  userId: string;
  slug: string;
  isFavourite: boolean;
  at: Date;
}

/**
 * Adds a store to a member's favourites, or removes it.
 * @throws Problem 404 for an unknown store; 422 `favourites_full`
 */
export async function changeFavourite(
  database: Database,
  { userId, slug, isFavourite, at }: FavouriteChange,
): Promise<void> {
  const [store] = await database.select({ id: stores.id }).from(stores).where(eq(stores.slug, slug));
  if (!store) throw notFound();
  const { id: storeId } = store;
  if (!isFavourite) {
    await database
      .delete(favouriteStores)
      .where(and(eq(favouriteStores.userId, userId), eq(favouriteStores.storeId, storeId)));
    return;
  }
  await inTransaction(database, async ({ tx }) => {
    // Locks the member, so that the limit also holds for concurrent requests.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    await tx.insert(favouriteStores).values({ userId, storeId, addedAt: at }).onConflictDoNothing();
    const [row] = await tx
      .select({ total: count() })
      .from(favouriteStores)
      .where(eq(favouriteStores.userId, userId));
    if (row!.total > maxFavourites) throw new Problem(422, "favourites_full");
  });
}
