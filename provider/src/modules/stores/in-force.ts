import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { coupons, offers, stores } from "../../database/schema/store-schema.ts";

/** Selects offers or coupons that have started and not ended. */
export function isRunning({ startsAt, endsAt }: typeof offers | typeof coupons, at: Date): SQL | undefined {
  return and(lte(startsAt, at), or(isNull(endsAt), gt(endsAt, at)));
}

/** Whether the offer's network accepts clicks. Otherwise, the offer earns nothing. */
export function acceptsClicks(): SQL<boolean> {
  const hasNo = (place: string) => sql`strpos(${networks.trackingUrl}, ${sql.raw(`'{${place}}'`)}) = 0`;
  const isClickable = and(
    or(isNotNull(stores.site), hasNo("site")),
    or(isNotNull(offers.programme), hasNo("programme")),
  );
  return sql<boolean>`${and(eq(networks.status, "active"), isClickable)}`;
}

export interface OfferInForce {
  store: typeof stores.$inferSelect;
  offer: typeof offers.$inferSelect;
  network: typeof networks.$inferSelect;
}

/**
 * Returns the offer that a store shows and clicks use: the newest running offer of a network that accepts
 * clicks, or else of one that doesn't.
 */
export async function findOffer(
  queryable: Queryable,
  storeId: string,
  at: Date,
): Promise<OfferInForce | undefined> {
  const [row] = await queryable
    .select({ store: stores, offer: offers, network: networks })
    .from(offers)
    .innerJoin(stores, eq(stores.id, offers.storeId))
    .innerJoin(networks, eq(networks.key, offers.network))
    .where(and(eq(offers.storeId, storeId), isRunning(offers, at)))
    .orderBy(desc(acceptsClicks()), desc(offers.startsAt), desc(offers.id))
    .limit(1);
  return row;
}
