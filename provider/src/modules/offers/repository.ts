import { and, asc, desc, eq, gt, isNotNull, isNull, lte, ne, or, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import {
  adminListOffers,
  maxChangesListed,
  type OfferState,
  type OfferDetails,
} from "#contract/offers/admin-offers.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { amongIds, isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { offers, offerVersions, stores } from "../../database/schema/store-schema.ts";
import { foldedContaining } from "../../database/queries/text-search.ts";
import { isRunning } from "../stores/in-force.ts";
import { findOfferStats } from "./stats.ts";
import { orderOf, rankText } from "./order.ts";
import type { Period } from "./rules.ts";
import { conditionsOf, toAdminOffer, toOfferChange, toOfferStore, type OfferViewContext } from "./view.ts";

type OfferFilter = z.output<(typeof adminListOffers)["filters"]>;

function isInState(state: OfferState, at: Date): SQL | undefined {
  if (state === "running") return isRunning(offers, at);
  return state === "ended" ? lte(offers.endsAt, at) : gt(offers.startsAt, at);
}

function matching({ state, store, network, ids, q }: OfferFilter, at: Date): SQL | undefined {
  return and(
    state && isInState(state, at),
    store ? eq(stores.slug, store) : undefined,
    network ? eq(offers.network, network) : undefined,
    amongIds(offers.id, ids),
    foldedContaining(q, stores.searchName),
  );
}

/** All offers, newest first by default. */
export const offerList = keysetList(adminListOffers, (reading: OfferViewContext) => ({
  select: (queryable, { sort }) =>
    queryable
      .select({ offer: offers, store: stores, network: networks, rank: rankText(sort) })
      .from(offers)
      .innerJoin(stores, eq(stores.id, offers.storeId))
      .innerJoin(networks, eq(networks.key, offers.network)),
  count: (rows) => rows.from(offers).innerJoin(stores, eq(stores.id, offers.storeId)),
  where: (filter) => matching(filter, reading.at),
  order: ({ sort }) => orderOf(sort),
  async view(rows, queryable) {
    const offerRows = rows.map(({ offer }) => offer);
    const statsByOffer = await findOfferStats(queryable, offerRows, reading);
    return rows.map((row) => toAdminOffer(row, reading, statsByOffer.get(row.offer.id)));
  },
}));

/** Returns one offer with its versions and overlapping offers, or undefined if it doesn't exist. */
export async function findOfferDetails(
  queryable: Queryable,
  id: string,
  reading: OfferViewContext,
): Promise<OfferDetails | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await queryable
    .select({ offer: offers, store: stores, network: networks })
    .from(offers)
    .innerJoin(stores, eq(stores.id, offers.storeId))
    .innerJoin(networks, eq(networks.key, offers.network))
    .where(eq(offers.id, id));
  if (!row) return undefined;
  const { offer, store } = row;
  const versions = await queryable
    .select({ version: offerVersions, by: { id: users.id, name: users.name } })
    .from(offerVersions)
    .leftJoin(users, eq(users.id, offerVersions.changedBy))
    .where(eq(offerVersions.offerId, id))
    .orderBy(desc(offerVersions.version))
    .limit(maxChangesListed);
  const overlapping = await findOverlapping(queryable, { ...offer, isBoost: offer.audience !== null });
  const { terms, exclusions } = conditionsOf(offer);
  return {
    ...toAdminOffer(row, reading, (await findOfferStats(queryable, [offer], reading)).get(id)),
    terms,
    exclusions,
    store: toOfferStore(store),
    overlaps: overlapping.map(({ startsAt, endsAt, ...other }) => ({
      ...other,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    })),
    changes: versions.map(({ version, by }) => toOfferChange(version, by)),
  };
}

/** Returns the name of an offer's store, by which admins identify the offer. */
export async function findStoreName(queryable: Queryable, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [row] = await queryable
    .select({ name: stores.name })
    .from(offers)
    .innerJoin(stores, eq(stores.id, offers.storeId))
    .where(eq(offers.id, id));
  return row?.name ?? null;
}

/**
 * Lists other offers of a store that overlap with a period, latest start first: other boosts for a boost,
 * otherwise usual offers.
 */
export async function findOverlapping(
  queryable: Queryable,
  { id, storeId, isBoost, startsAt, endsAt }: Period & { storeId: string; id: string; isBoost: boolean },
) {
  return queryable
    .select({ id: offers.id, network: networks.name, startsAt: offers.startsAt, endsAt: offers.endsAt })
    .from(offers)
    .innerJoin(networks, eq(networks.key, offers.network))
    .where(
      and(
        eq(offers.storeId, storeId),
        ne(offers.id, id),
        isBoost ? isNotNull(offers.audience) : isNull(offers.audience),
        endsAt ? sql`${offers.startsAt} < ${endsAt.toISOString()}::timestamptz` : undefined,
        or(isNull(offers.endsAt), gt(offers.endsAt, startsAt)),
      ),
    )
    .orderBy(desc(offers.startsAt), desc(offers.id));
}

/** Lists the stores and networks for which an offer can be created, by name. */
export async function findChoices(queryable: Queryable) {
  const [all, ways] = [
    await queryable.select().from(stores).orderBy(asc(stores.searchName), asc(stores.slug)),
    await queryable
      .select({ key: networks.key, name: networks.name, status: networks.status })
      .from(networks)
      .orderBy(asc(networks.name), asc(networks.key)),
  ];
  return { stores: all.map(toOfferStore), networks: ways };
}
