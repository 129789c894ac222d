import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { clickDays, clicks } from "../../database/schema/earning-schema.ts";
import { clickMonths, clickTotals } from "../../database/schema/rollup-schema.ts";
import type { CountedUntil } from "../clicks/count-days.ts";
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
 * Selects the clicks of a range by day: from the daily totals, then from the counts per store where there are
 * no totals yet, and then from the clicks that aren't counted yet.
 */
function totalsIn(range: Range, counted: CountedUntil): SQL {
  const days = countedEnd(range, counted.days);
  const totals = countedEnd(range, earlier(counted.totals, counted.days));
  return sql`(
    select day, clicks from ${clickTotals} where ${isBetween("day", range.start.toISOString(), totals)}
    union all
    select day, clicks from ${clickDays} where ${isBetween("day", totals, days)}
    union all
    select (${clicks.createdAt} at time zone 'UTC')::date, count(*)::int from ${uncountedClicks(range, days)}
    group by 1
  )`;
}

/**
 * Selects the clicks of a range by store and network: from whole months, from the days before and after them,
 * and from the clicks that aren't counted yet.
 */
function sellersIn(range: Range, counted: CountedUntil): SQL {
  const days = countedEnd(range, counted.days);
  const start = range.start.toISOString();
  const firstMonth = start.endsWith("-01T00:00:00.000Z") ? start : startOfMonth(range.start, 1);
  const countedMonthsEnd = counted.months?.toISOString() ?? start;
  const wholeMonths = startOfMonth(new Date(days), 0);
  const monthsEnd = countedMonthsEnd < wholeMonths ? countedMonthsEnd : wholeMonths;
  const [monthsStart, monthsUntil] = firstMonth < monthsEnd ? [firstMonth, monthsEnd] : [days, days];
  const columns = sql`store_id, network, clicks`;
  return sql`(
    select ${columns} from ${clickMonths} where ${isBetween("month", monthsStart, monthsUntil)}
    union all
    select ${columns} from ${clickDays} where ${isBetween("day", start, monthsStart)}
    union all
    select ${columns} from ${clickDays} where ${isBetween("day", monthsUntil, days)}
    union all
    select store_id, network, count(*)::int from ${uncountedClicks(range, days)}
    group by 1, 2
  )`;
}

function uncountedClicks({ until }: Range, counted: string): SQL {
  return sql`${clicks} where ${clicks.createdAt} >= ${counted}::timestamptz
    and ${clicks.createdAt} < ${until.toISOString()}::timestamptz`;
}

function isBetween(column: "day" | "month", start: string, end: string): SQL {
  const name = sql.identifier(column);
  return sql`${name} >= ${start.slice(0, 10)}::date and ${name} < ${end.slice(0, 10)}::date`;
}

function startOfMonth(at: Date, monthsLater: number): string {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + monthsLater)).toISOString();
}

function earlier(a: Date | null, b: Date | null): Date | null {
  return a && b && a < b ? a : b && a;
}

/**
 * Returns the time in a range up to which clicks are already counted by day. Later clicks are counted one by
 * one.
 */
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
  counted: CountedUntil,
): Promise<SellerClicks[]> {
  return queryable
    .select({ storeId: sql<string>`store_id`, network: sql<string>`network`, clicks: sum })
    .from(sql`${sellersIn(range, counted)} every_click`)
    .groupBy(sql`store_id, network`);
}

/** Counts the clicks of a range by bucket. Empty buckets are left out. */
export async function countClicksByBucket(
  queryable: Queryable,
  range: Range,
  { countedUntil, ...buckets }: Buckets & { countedUntil: CountedUntil },
): Promise<BucketClicks[]> {
  const bucket = bucketOfDay(buckets);
  return queryable
    .select({ bucket: sql<string>`${bucket}::text`, clicks: sum })
    .from(sql`${totalsIn(range, countedUntil)} every_click`)
    .groupBy(bucket);
}

/** Sums the clicks. */
export function addClicks(counted: readonly { clicks: number }[]): number {
  return counted.reduce((all, { clicks }) => all + clicks, 0);
}
