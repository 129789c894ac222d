import { desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";

// Enough to determine the usual duration. Older orders don't reflect the networks' current rules.
const sampledOrders = 100;

/**
 * Returns the median number of days from a purchase to payable cash back in a store's latest orders; `null`
 * without orders.
 */
export async function findPayableAfterDays(queryable: Queryable, storeId: string): Promise<number | null> {
  const latest = queryable
    .select({
      days: sql<number>`extract(epoch from coalesce(${leads.expectedLatestAt}, ${leads.expectedPayableAt}) - ${leads.occurredAt}) / 86400`.as(
        "days",
      ),
    })
    .from(leads)
    .where(eq(leads.storeId, storeId))
    .orderBy(desc(leads.occurredAt))
    .limit(sampledOrders)
    .as("latest");
  const [middle] = await queryable
    .select({
      days: sql<number | null>`round(percentile_disc(0.5) within group (order by ${latest.days}))::int`,
    })
    .from(latest);
  return middle?.days ?? null;
}
