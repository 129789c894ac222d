import { asc, desc, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { StoreSort } from "#contract/stores/stores.ts";
import { decodeCursor, type KeysetOrder } from "../../database/queries/keyset.ts";
import { stores } from "../../database/schema/store-schema.ts";

const position = z.tuple([z.string().regex(/^-?\d{1,18}$/), z.string(), z.string()]);

interface RankedStore {
  store: typeof stores.$inferSelect;
  rank: string;
}

/** Returns the order of a sort. `rank` is an integer expression, constant for sorting by name. */
export function orderOf(sort: StoreSort, rank: SQL<string>): KeysetOrder<RankedStore> {
  const names = sort === "-name" ? desc : asc;
  return {
    by: [asc(rank), names(stores.searchName), names(stores.slug)],
    positionOf: ({ store, rank }) => [rank, store.searchName, store.slug],
    after(cursor) {
      const [value, name, slug] = decodeCursor(cursor, position);
      const later = sql`(${stores.searchName}, ${stores.slug}) ${sql.raw(sort === "-name" ? "<" : ">")} (${name}, ${slug})`;
      return sql`(${rank} > ${value}::bigint or (${rank} = ${value}::bigint and ${later}))`;
    },
  };
}
