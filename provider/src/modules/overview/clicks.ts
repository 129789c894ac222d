import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { clickDays, clicks } from "../../database/earning-schema.ts";
import type { Unit } from "./buckets.ts";
import type { Range } from "./period.ts";

const oneDay = 24 * 60 * 60 * 1000;

/** Clicks by each of these; a row has one of the three names, the total none. */
export interface ClickCount {
  bucket: string | null;
  storeId: string | null;
  network: string | null;
  clicks: number;
}

/**
 * The clicks of a stretch of time, in rows of day, store and network: whole days before `countedUntil` as they
 * were counted, the rest from the clicks themselves.
 */
function clicksIn(range: Range, countedUntil: Date | null): SQL {
  const { start, until } = range;
  const edge = countedEdge(range, countedUntil);
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

/** Where the counted days of a stretch of time end: what follows is counted from the clicks themselves. */
export function countedEdge({ start, until }: Range, countedUntil: Date | null): string {
  const wholeDays = Math.floor(until.getTime() / oneDay) * oneDay;
  const counted = Math.max(start.getTime(), Math.min(countedUntil?.getTime() ?? 0, wholeDays));
  return new Date(counted).toISOString();
}

const sum = sql<number>`coalesce(sum(clicks), 0)::int`;

/**
 * How many clicks there were: in all, and by bucket of time, store and network, in one pass. `shift` names buckets by
 * the days so much later.
 */
export async function countClicksBy(
  queryable: Queryable,
  range: Range,
  { unit, shift = 0, countedUntil }: { unit: Unit; shift?: number; countedUntil: Date | null },
): Promise<ClickCount[]> {
  const bucket = sql.raw(`date_trunc('${unit}', day + ${Math.trunc(shift)})::date`);
  return queryable
    .select({
      bucket: sql<string | null>`bucket::text`,
      storeId: sql<string | null>`store_id`,
      network: sql<string | null>`network`,
      clicks: sum,
    })
    .from(
      sql`(select ${bucket} as bucket, store_id, network, clicks from ${clicksIn(range, countedUntil)} every_click) counted`,
    )
    .groupBy(sql`grouping sets ((), (bucket), (store_id), (network))`);
}
