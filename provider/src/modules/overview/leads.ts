import { and, gte, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { leads } from "../../database/earning-schema.ts";
import type { Unit } from "./buckets.ts";
import type { Range } from "./period.ts";

/** Purchases and what of them stands; money in minor units. */
export interface LeadTotal {
  leads: number;
  commission: bigint;
  cashBack: bigint;
}

/** Leads by each of these; a row has one of the three names, the total none. */
export interface LeadCount extends LeadTotal {
  bucket: string | null;
  storeId: string | null;
  network: string | null;
  /** Rejected or reversed. */
  refused: number;
}

/**
 * Purchases of a stretch of time: in all, and by bucket of time, store and network, in one pass. `shift` names
 * buckets by the days so much later.
 */
export async function countLeadsBy(
  queryable: Queryable,
  { start, until }: Range,
  { unit, shift = 0, currency }: { unit: Unit; shift?: number; currency: string },
): Promise<LeadCount[]> {
  const bucket = sql.raw(
    `date_trunc('${unit}', ("occurred_at" at time zone 'UTC')::date + ${Math.trunc(shift)})::date`,
  );
  const every = queryable
    .select({
      bucket: sql`${bucket}`.as("bucket"),
      storeId: leads.storeId,
      network: leads.network,
      isRefused: sql`${leads.state} in ('rejected', 'reversed')`.as("is_refused"),
      isOurs: sql`${leads.currency} = ${currency}`.as("is_ours"),
      commission: leads.commission,
      cashBack: leads.cashBack,
    })
    .from(leads)
    .where(and(gte(leads.occurredAt, start), lt(leads.occurredAt, until)))
    .as("every_lead");
  const standing = (column: "commission" | "cash_back") =>
    sql<bigint>`coalesce(sum(${sql.raw(column)}) filter (where is_ours and not is_refused), 0)::text`.mapWith(
      BigInt,
    );
  return queryable
    .select({
      bucket: sql<string | null>`bucket::text`,
      storeId: sql<string | null>`store_id`,
      network: sql<string | null>`network`,
      leads: sql<number>`count(*)::int`,
      refused: sql<number>`(count(*) filter (where is_refused))::int`,
      commission: standing("commission"),
      cashBack: standing("cash_back"),
    })
    .from(every)
    .groupBy(sql`grouping sets ((), (bucket), (store_id), (network))`);
}
