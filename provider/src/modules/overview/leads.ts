import { and, gte, lt, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { dayColumn } from "../../database/queries/local-days.ts";
import { optimizationFence } from "../../database/queries/optimization-fence.ts";
import { bucketOfDay, type Buckets } from "./buckets.ts";
import type { ZonedRange } from "./period.ts";

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
  period: ZonedRange,
  currency: string,
): Promise<SellerLeads[]> {
  return queryable
    .select({ storeId: sql<string>`store_id`, network: sql<string>`network`, ...totals })
    .from(leadsIn(queryable, period, currency))
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
  const bucket = bucketOfDay(buckets);
  return queryable
    .select({ bucket: sql<string>`${bucket}::text`, ...totals })
    .from(leadsIn(queryable, period, currency))
    .groupBy(bucket);
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

const totals = {
  leads: sql<number>`count(*)::int`,
  refused: sql<number>`(count(*) filter (where is_refused))::int`,
  commission: sumOfValid("commission"),
  cashBack: sumOfValid("cash_back"),
};

function sumOfValid(column: "commission" | "cash_back") {
  const sum = sql<bigint>`coalesce(sum(${sql.raw(column)}) filter (where is_ours and not is_refused), 0)::text`;
  return sum.mapWith(BigInt);
}

function leadsIn(
  queryable: Queryable,
  { range: { start, until }, days, timeZone }: ZonedRange,
  currency: string,
): SQL {
  const every = queryable
    .select({
      day: dayColumn(leads.occurredAt, { ...days, timeZone }).as("day"),
      storeId: leads.storeId,
      network: leads.network,
      isRefused: sql`${leads.state} in ('rejected', 'reversed')`.as("is_refused"),
      isOurs: sql`${leads.currency} = ${currency}`.as("is_ours"),
      commission: leads.commission,
      cashBack: leads.cashBack,
    })
    .from(leads)
    .where(and(gte(leads.occurredAt, start), lt(leads.occurredAt, until)));
  return optimizationFence(every);
}
