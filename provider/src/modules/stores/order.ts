import { asc, desc, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { StoreSort } from "#contract/stores.ts";
import { decodeCursor } from "../../database/keyset.ts";
import { stores } from "../../database/store-schema.ts";

const position = z.tuple([z.string().regex(/^-?\d{1,18}$/), z.string(), z.string()]);

/** How a list is sorted: `rank` first, smaller ones first, and the name among equals. */
interface Order {
  by: SQL[];
  /** What stands behind a cursor. @throws Problem 400 for a cursor of no such list */
  behind: (cursor: string) => SQL;
}

/** The order of a sort; `rank` is an integer expression, the same for every row where only names count. */
export function orderOf(sort: StoreSort, rank: SQL<string>): Order {
  const names = sort === "-name" ? desc : asc;
  return {
    by: [asc(rank), names(stores.searchName), names(stores.slug)],
    behind(cursor) {
      const [value, name, slug] = decodeCursor(cursor, position);
      const later = sql`(${stores.searchName}, ${stores.slug}) ${sql.raw(sort === "-name" ? "<" : ">")} (${name}, ${slug})`;
      return sql`(${rank} > ${value}::bigint or (${rank} = ${value}::bigint and ${later}))`;
    },
  };
}

/** The position behind a row. */
export function positionOf({ store, rank }: { store: typeof stores.$inferSelect; rank: string }): string[] {
  return [rank, store.searchName, store.slug];
}
