import { and, count, eq, gte, inArray, sum } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { clicks, leads } from "../../database/schema/earning-schema.ts";
import { isValidLead } from "../../database/queries/valid-leads.ts";
import type { offers } from "../../database/schema/store-schema.ts";

const period = 30 * 24 * 3600 * 1000;

/** Results of an offer's clicks of the last 30 days, in minor units. */
export interface OfferStats {
  clicks: number;
  earned: bigint;
}
export const noStats: OfferStats = { clicks: 0, earned: 0n };

interface StatsQuery {
  currency: string;
  at: Date;
}

/**
 * Returns the figures of a page's offers. Both queries use an index and read only the clicks and purchases of
 * these offers' stores.
 */
export async function findOfferStats(
  queryable: Queryable,
  rows: Pick<typeof offers.$inferSelect, "id" | "storeId">[],
  { currency, at }: StatsQuery,
): Promise<Map<string, OfferStats>> {
  const statsByOffer = new Map<string, OfferStats>();
  if (rows.length === 0) return statsByOffer;
  const since = new Date(at.getTime() - period);
  const storeIds = [...new Set(rows.map(({ storeId }) => storeId))];
  const offerIds = rows.map(({ id }) => id);
  const clickRows = await queryable
    .select({ offerId: clicks.offerId, clicks: count() })
    .from(clicks)
    .where(
      and(inArray(clicks.storeId, storeIds), gte(clicks.createdAt, since), inArray(clicks.offerId, offerIds)),
    )
    .groupBy(clicks.offerId);
  const earningRows = await queryable
    .select({ offerId: clicks.offerId, earned: sum(leads.commission) })
    .from(leads)
    .innerJoin(clicks, eq(clicks.id, leads.clickId))
    .where(
      and(
        inArray(leads.storeId, storeIds),
        gte(leads.occurredAt, since),
        isValidLead,
        eq(leads.currency, currency),
        gte(clicks.createdAt, since),
        inArray(clicks.offerId, offerIds),
      ),
    )
    .groupBy(clicks.offerId);
  for (const row of clickRows) statsByOffer.set(row.offerId, { clicks: row.clicks, earned: 0n });
  for (const row of earningRows) {
    const stats = statsByOffer.get(row.offerId) ?? noStats;
    statsByOffer.set(row.offerId, { ...stats, earned: BigInt(row.earned ?? 0) });
  }
  return statsByOffer;
}

/** Returns the earnings per click, rounded half up; `null` without clicks. */
export function perClick({ clicks, earned }: OfferStats): bigint | null {
  const times = BigInt(clicks);
  return clicks === 0 ? null : (2n * earned + times) / (2n * times);
}
