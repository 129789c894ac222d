import { sql } from "drizzle-orm";
import { dayAfter } from "#contract/overview/overview-periods.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { startOfDay } from "../../database/queries/local-days.ts";
import { purchasesIn, sellersIn } from "../rollups/purchases.ts";
import type { Span } from "../rollups/spans.ts";
import { isRejected } from "../rollups/utc-days.ts";
import { bucketOf, type Buckets } from "./buckets.ts";
import type { Range, ZonedRange } from "./period.ts";

/**
 * The number of purchases, how many of them were rejected or reversed, and the earnings from the others, in
 * minor units.
 */
export interface LeadTotal {
  leads: number;
  refused: number;
  commission: bigint;
  cashBack: bigint;
}

/** The total of a store's purchases through one network. */
export interface SellerLeads extends LeadTotal {
  storeId: string;
  network: string;
}

/** The total of the purchases in a time bucket. */
export interface BucketLeads extends LeadTotal {
  /** The bucket's first day. */
  bucket: string;
}

/** Sums the purchases of a range by store and network. Amounts are those of purchases in `currency`. */
export async function countLeadsBySeller(
  queryable: Queryable,
  range: Range,
  currency: string,
): Promise<SellerLeads[]> {
  return queryable
    .select({
      storeId: sql<string>`store_id`,
      network: sql<string>`network`,
      leads: sql<number>`sum(leads)::int`,
      refused: sql<number>`sum(refused)::int`,
      commission: sumOf("commission", currency),
      cashBack: sumOf("cash_back", currency),
    })
    .from(sql`${sellersIn(range)} sums`)
    .groupBy(sql`store_id, network`);
}

/**
 * Sums the purchases of a range by bucket. Empty buckets are left out. Amounts are those of purchases in
 * `currency`.
 */
export async function countLeadsByBucket(
  queryable: Queryable,
  period: ZonedRange,
  { currency, ...buckets }: Buckets & { currency: string },
): Promise<BucketLeads[]> {
  return queryable
    .select({
      bucket: sql<string>`bucket`,
      leads: sql<number>`sum(leads)::int`,
      refused: sql<number>`coalesce(sum(leads) filter (where ${isRejected}), 0)::int`,
      commission: sumOf("commission", currency, sql`not ${isRejected}`),
      cashBack: sumOf("cash_back", currency, sql`not ${isRejected}`),
    })
    .from(sql`${purchasesIn(spansOf(period, buckets), { hours: false })} sums`)
    .groupBy(sql`bucket`);
}

/** Adds up totals. */
export function addLeads(counted: readonly LeadTotal[]): LeadTotal {
  return counted.reduce<LeadTotal>(
    (all, one) => ({
      leads: all.leads + one.leads,
      refused: all.refused + one.refused,
      commission: all.commission + one.commission,
      cashBack: all.cashBack + one.cashBack,
    }),
    { leads: 0, refused: 0, commission: 0n, cashBack: 0n },
  );
}

/** Sums a column of the rows in a currency, in minor units. */
function sumOf(column: "commission" | "cash_back", currency: string, condition = sql`true`) {
  const isCounted = sql`currency = ${currency} and ${condition}`;
  return sql<bigint>`coalesce(sum(${sql.raw(column)}) filter (where ${isCounted}), 0)::text`.mapWith(BigInt);
}

/** Returns the time ranges of a period's buckets. A bucket's name is its first day. */
function spansOf({ range, days, timeZone }: ZonedRange, { unit, shift }: Buckets): Span[] {
  const spans: Span[] = [];
  for (let day = days.from; day <= days.to; day = dayAfter(day, 1)) {
    const bucket = bucketOf(dayAfter(day, shift), unit);
    const last = spans.at(-1);
    if (last?.bucket === bucket) continue;
    const start = startOfDay(day, timeZone);
    if (last) last.until = start;
    spans.push({ bucket, start, until: range.until });
  }
  // A period can end before its last day does.
  return spans.flatMap(({ bucket, start, until }) => {
    const end = until < range.until ? until : range.until;
    return start < end ? [{ bucket, start, until: end }] : [];
  });
}
