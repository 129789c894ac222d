import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { offerSorts } from "#contract/offers/admin-offers.ts";
import { orderByKeys, type Key } from "../../database/queries/keyset-order.ts";
import type { KeysetOrder } from "../../database/queries/keyset.ts";
import { offers } from "../../database/schema/store-schema.ts";

type Sort = (typeof offerSorts)[number] | undefined;

const milliseconds = (instant: SQLWrapper) => sql<string>`(extract(epoch from ${instant}) * 1000)::bigint`;

/** Returns the value to sort by, as an integer. Percentages rank above flat amounts (docs/decisions/0028). */
function rankOf(sort: Sort): SQL<string> {
  if (sort === undefined) return milliseconds(offers.createdAt);
  if (sort.endsWith("start")) return milliseconds(offers.startsAt);
  return sql`(case ${offers.rateKind} when 'percent' then 429496729600 else 0 end + 100 * ${offers.rateMaximum})::bigint`;
}

/** Returns a row's sort value as text. */
export function rankText(sort: Sort): SQL<string> {
  return sql`${rankOf(sort)}::text`;
}

/** Returns the order of a sort, newest first by default. Ties are ordered by id. */
export function orderOf(sort: Sort): KeysetOrder<{ rank: string; offer: { id: string } }> {
  const keys: Key[] = [
    [rankOf(sort), "bigint"],
    [offers.id, "uuid"],
  ];
  const isAscending = sort !== undefined && !sort.startsWith("-");
  const direction = isAscending ? "ascending" : "descending";
  return orderByKeys(keys, direction, ({ rank, offer }) => [rank, offer.id]);
}
