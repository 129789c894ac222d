import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/engine/connection.ts";
import { prepared } from "../../database/engine/prepared.ts";
import { leads } from "../../database/schema/earning-schema.ts";

// Enough orders to determine the usual duration. Older orders don't reflect the networks' current rules.
const sampledOrders = 100;

const medianDays = prepared((database) => {
  const latest = database
    .select({
      days: sql<number>`extract(epoch from coalesce(${leads.expectedLatestAt}, ${leads.expectedPayableAt}) - ${leads.occurredAt}) / 86400`.as(
        "days",
      ),
    })
    .from(leads)
    .where(eq(leads.storeId, sql.placeholder("storeId")))
    .orderBy(desc(leads.occurredAt))
    .limit(sampledOrders)
    .as("latest");
  return database
    .select({
      days: sql<number | null>`round(percentile_disc(0.5) within group (order by ${latest.days}))::int`,
    })
    .from(latest)
    .prepare("median_days_to_payable");
});

/**
 * Returns the median number of days from a purchase to payable cash back in a store's latest orders; `null`
 * without orders.
 */
export async function findPayableAfterDays(database: Database, storeId: string): Promise<number | null> {
  const [middle] = await medianDays(database).execute({ storeId });
  return middle?.days ?? null;
}
