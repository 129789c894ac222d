import { and, eq, sql, type SQL } from "drizzle-orm";
import { listStores, storeLetters } from "#contract/stores/stores.ts";
import type { StoreCategory } from "#contract/stores/store-categories.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { foldedContaining } from "../../database/queries/text-search.ts";
import { isNew, isRaised, selectStores, type OrderCounts } from "./repository.ts";
import { toTile } from "./view.ts";

/** The time for which a list is read, its currency, and the order counts for sorting by `-orders`. */
export interface StoreScope {
  at: Date;
  currency: string;
  counts: OrderCounts;
}

/** Stores with their rates at a given time. */
export const storeList = keysetList(listStores, ({ at, currency, counts }: StoreScope) => ({
  select: (queryable, { sort }) => selectStores(queryable, at, { sort, counts }).rows,
  count: (rows) => rows.from(stores),
  where: ({ only, ...query }, queryable) =>
    and(
      matchesStore(query),
      only === "raised" ? isRaised(queryable, at) : undefined,
      only === "new" ? isNew(at) : undefined,
    ),
  order: ({ sort }, queryable) => selectStores(queryable, at, { sort, counts }).order,
  view: (rows) => rows.map((row) => toTile(row, currency)),
}));

interface StoreFilters {
  q?: string | undefined;
  category?: StoreCategory | undefined;
  letter?: (typeof storeLetters)[number] | undefined;
}

/** Selects stores by name, category and first letter. */
export function matchesStore({ q, category, letter }: StoreFilters): SQL | undefined {
  return and(
    foldedContaining(q, stores.searchName),
    category ? eq(stores.category, category) : undefined,
    letter ? beginsWith(letter) : undefined,
  );
}

function beginsWith(letter: (typeof storeLetters)[number]): SQL {
  const first = sql`left(${stores.searchName}, 1)`;
  if (letter !== "other") return sql`${first} = ${letter}`;
  return sql`strpos(${storeLetters.slice(0, -1).join("")}, ${first}) = 0`;
}
