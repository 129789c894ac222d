import { asc, desc, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { z } from "zod";
import type { offerSorts } from "#contract/admin-offers.ts";
import { decodeCursor } from "../../database/keyset.ts";
import { offers } from "../../database/store-schema.ts";

type Sort = (typeof offerSorts)[number] | undefined;

const position = z.tuple([z.string().regex(/^-?\d{1,18}$/), z.uuid()]);
const milliseconds = (instant: SQLWrapper) => sql<string>`(extract(epoch from ${instant}) * 1000)::bigint`;

/** What a sort compares, as a whole number: shares of a purchase stand above flat amounts (record 113). */
function rankOf(sort: Sort): SQL<string> {
  if (sort === undefined) return milliseconds(offers.createdAt);
  if (sort.endsWith("start")) return milliseconds(offers.startsAt);
  return sql`(case ${offers.rateKind} when 'percent' then 4294967296 else 0 end + ${offers.rateMaximum})::bigint`;
}

/** The order of a sort, newest first without one; equals stand by id. */
export function orderOf(sort: Sort) {
  const rank = rankOf(sort);
  const isAscending = sort !== undefined && !sort.startsWith("-");
  const direction = isAscending ? asc : desc;
  return {
    rank: sql<string>`${rank}::text`,
    by: [direction(rank), direction(offers.id)],
    /** What stands behind a cursor. @throws Problem 400 for a cursor of no such list */
    behind(cursor: string): SQL {
      const [value, id] = decodeCursor(cursor, position);
      const behind = sql.raw(isAscending ? ">" : "<");
      return sql`(${rank}, ${offers.id}) ${behind} (${value}::bigint, ${id}::uuid)`;
    },
  };
}
