import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { networks } from "../../database/network-schema.ts";
import { coupons, offers, stores } from "../../database/store-schema.ts";

/** Whether an offer or a coupon has begun and not ended. */
export function runs({ startsAt, endsAt }: typeof offers | typeof coupons, at: Date): SQL | undefined {
  return and(lte(startsAt, at), or(isNull(endsAt), gt(endsAt, at)));
}

/** Whether members can be sent to the store through the offer's network; where they cannot, the offer earns nothing. */
export function takesClicks(): SQL<boolean> {
  const hasNo = (place: string) => sql`strpos(${networks.trackingUrl}, ${sql.raw(`'{${place}}'`)}) = 0`;
  const leadsThere = and(
    or(isNotNull(stores.site), hasNo("site")),
    or(isNotNull(offers.programme), hasNo("programme")),
  );
  return sql<boolean>`${and(eq(networks.status, "active"), leadsThere)}`;
}

export interface OfferInForce {
  store: typeof stores.$inferSelect;
  offer: typeof offers.$inferSelect;
  network: typeof networks.$inferSelect;
}

/**
 * The offer a store shows and a click is made for: the newest that runs through a network that takes clicks,
 * else through one that does not.
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
    .where(and(eq(offers.storeId, storeId), runs(offers, at)))
    .orderBy(desc(takesClicks()), desc(offers.startsAt), desc(offers.id))
    .limit(1);
  return row;
}
