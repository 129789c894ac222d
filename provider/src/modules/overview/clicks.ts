import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { clickDays, clicks } from "../../database/schema/earning-schema.ts";
import { bucketOfDay, type Buckets } from "./buckets.ts";
import type { Range } from "./period.ts";

const oneDay = 24 * 60 * 60 * 1000;

/** The number of a store's clicks through one network. */
export interface SellerClicks {
  storeId: string;
  network: string;
  clicks: number;
}

/** The number of clicks in a time bucket. */
export interface BucketClicks {
  /** The bucket's first day. */
  bucket: string;
  clicks: number;
}

/**
 * Selects the clicks of a range, in rows of day, store and network: whole days before `countedUntil` from the
 * stored counts, the rest from the clicks themselves.
 */
function clicksIn(range: Range, countedUntil: Date | null): SQL {
  const { start, until } = range;
  const edge = countedEnd(range, countedUntil);
  return sql`(
    select ${clickDays.day}, ${clickDays.storeId}, ${clickDays.network}, ${clickDays.clicks} from ${clickDays}
    where ${clickDays.day} >= ${start.toISOString().slice(0, 10)}::date
      and ${clickDays.day} < ${edge.slice(0, 10)}::date
    union all
    select (${clicks.createdAt} at time zone 'UTC')::date, ${clicks.storeId}, ${clicks.network}, count(*)::int
    from ${clicks}
    where ${clicks.createdAt} >= ${edge}::timestamptz and ${clicks.createdAt} < ${until.toISOString()}::timestamptz
    group by 1, 2, 3
  )`;
}

/** Returns the time in a range at which the counted days end. Later clicks are counted individually. */
export function countedEnd({ start, until }: Range, countedUntil: Date | null): string {
  const wholeDays = Math.floor(until.getTime() / oneDay) * oneDay;
  const counted = Math.max(start.getTime(), Math.min(countedUntil?.getTime() ?? 0, wholeDays));
  return new Date(counted).toISOString();
}

const sum = sql<number>`sum(clicks)::int`;

/** Counts the clicks of a range by store and network. */
export async function countClicksBySeller(
  queryable: Queryable,
  range: Range,
  countedUntil: Date | null,
): Promise<SellerClicks[]> {
  return queryable
    .select({ storeId: sql<string>`store_id`, network: sql<string>`network`, clicks: sum })
    .from(sql`${clicksIn(range, countedUntil)} every_click`)
    .groupBy(sql`store_id, network`);
}

/** Counts the clicks of a range by bucket. Empty buckets are left out. */
export async function countClicksByBucket(
  queryable: Queryable,
  range: Range,
  { countedUntil, ...buckets }: Buckets & { countedUntil: Date | null },
): Promise<BucketClicks[]> {
  const bucket = bucketOfDay(buckets);
  return queryable
    .select({ bucket: sql<string>`${bucket}::text`, clicks: sum })
    .from(sql`${clicksIn(range, countedUntil)} every_click`)
    .groupBy(bucket);
}

/** Sums the clicks. */
export function addClicks(counted: readonly { clicks: number }[]): number {
  return counted.reduce((all, { clicks }) => all + clicks, 0);
}
