import { and, asc, count, desc, eq, gte, max, sql } from "drizzle-orm";
import type { EarnedStore } from "#contract/cash-back/cash-back.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { isValidLead } from "../../database/queries/valid-leads.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { toWire } from "../../money.ts";
import { purchaseColumns } from "./purchases.ts";

/**
 * Returns the stores where a member bought most often, with the cash back earned at each. Rejected and reversed
 * purchases don't count.
 */
export async function findEarnedStores(
  queryable: Queryable,
  {
    userId,
    currency,
    limit,
    since,
  }: { userId: string; currency: string; limit: number; since?: string | undefined },
): Promise<EarnedStore[]> {
  const rows = await queryable
    .select({
      store: purchaseColumns.store,
      purchases: count(),
      earned: sql`sum(${leads.cashBack})::text`.mapWith(BigInt),
      latestAt: max(leads.occurredAt).mapWith(leads.occurredAt),
    })
    .from(leads)
    .innerJoin(stores, eq(stores.id, leads.storeId))
    .where(
      and(
        eq(leads.userId, userId),
        eq(leads.currency, currency),
        since === undefined ? undefined : gte(leads.occurredAt, new Date(since)),
        isValidLead,
      ),
    )
    .groupBy(stores.id)
    .orderBy(desc(count()), desc(sql`sum(${leads.cashBack})`), asc(stores.slug))
    .limit(limit);
  return rows.map(({ earned, latestAt, purchases, ...row }) => ({
    ...row,
    currency,
    purchases: Number(purchases),
    earned: toWire(earned),
    latestAt: (latestAt as Date).toISOString(),
  }));
}
