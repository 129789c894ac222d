import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from "drizzle-orm";
import type { BoostAudience } from "#contract/offers/boost-audiences.ts";
import type { Database, Queryable } from "../../database/engine/connection.ts";
import { prepared } from "../../database/engine/prepared.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { coupons, offers, stores } from "../../database/schema/store-schema.ts";
import { chooseOffer } from "./choose-offer.ts";

/**
 * Selects offers or coupons that have started and not ended.
 * @param at a time, or a placeholder in a prepared statement
 */
export function isRunning(
  { startsAt, endsAt }: typeof offers | typeof coupons,
  at: Date | SQLWrapper,
): SQL | undefined {
  return and(lte(startsAt, at), or(isNull(endsAt), gt(endsAt, at)));
}

/** Selects whether clicks on an offer are possible. Otherwise, the offer earns nothing. */
export function acceptsClicks(): SQL<boolean> {
  const lacks = (name: string) => sql`strpos(${networks.trackingUrl}, ${sql.raw(`'{${name}}'`)}) = 0`;
  const isClickable = and(
    or(isNotNull(stores.site), lacks("site")),
    or(isNotNull(offers.programme), lacks("programme")),
  );
  return sql<boolean>`${and(eq(networks.status, "active"), isClickable)}`;
}

/** Selects boosts for any of the audiences whose budget allows another click. */
export function isOpenBoost(audiences: readonly BoostAudience[]): SQL | undefined {
  const isAffordable = or(isNull(offers.budget), sql`${offers.promised} + ${offers.cap} <= ${offers.budget}`);
  return and(inArray(offers.audience, [...audiences]), isAffordable);
}

export interface OfferInForce {
  store: typeof stores.$inferSelect;
  offer: typeof offers.$inferSelect;
  network: typeof networks.$inferSelect;
  /** The offer that would apply without the boost; `null` if there is none, or if `offer` isn't a boost. */
  usual: typeof offers.$inferSelect | null;
}

interface OfferQuery {
  storeId: SQLWrapper | string;
  at: SQLWrapper | Date;
  /** The audiences whose boosts apply. */
  audiences: readonly BoostAudience[];
  /** IDs of offers that don't apply. */
  skipped?: string[];
}

function selectOffers(queryable: Queryable, { storeId, at, audiences, skipped = [] }: OfferQuery) {
  return queryable
    .select({ store: stores, offer: offers, network: networks, accepts: acceptsClicks() })
    .from(offers)
    .innerJoin(stores, eq(stores.id, offers.storeId))
    .innerJoin(networks, eq(networks.key, offers.network))
    .where(
      and(
        eq(offers.storeId, storeId),
        isRunning(offers, at),
        skipped.length > 0 ? notInArray(offers.id, skipped) : undefined,
        or(isNull(offers.audience), isOpenBoost(audiences)),
      ),
    );
}

function choose(rows: Awaited<ReturnType<typeof selectOffers>>): OfferInForce | undefined {
  const clickable = rows.filter(({ accepts }) => accepts);
  const choice = chooseOffer(clickable.length > 0 ? clickable : rows);
  return choice && { ...choice.chosen, usual: choice.usual?.offer ?? null };
}

/**
 * Returns the offer that is shown for a store and used by clicks, chosen by `chooseOffer`. Offers on which
 * clicks aren't possible are only chosen if there is no other. @param audiences the audiences whose boosts
 * apply @param skipped ids of offers that don't apply
 */
export async function findOffer(
  queryable: Queryable,
  storeId: string,
  at: Date,
  audiences: readonly BoostAudience[] = ["everybody"],
  skipped: string[] = [],
): Promise<OfferInForce | undefined> {
  return choose(await selectOffers(queryable, { storeId, at, audiences, skipped }));
}

const forVisitors = prepared((database) =>
  selectOffers(database, {
    storeId: sql.placeholder("storeId"),
    at: sql.placeholder("at"),
    audiences: ["everybody"],
  }).prepare("offers_for_visitors"),
);

/** Returns the same offer as `findOffer` does for visitors, but uses a prepared statement. */
export async function findVisitorsOffer(database: Database, storeId: string, at: Date) {
  return choose(await forVisitors(database).execute({ storeId, at: at.toISOString() }));
}
