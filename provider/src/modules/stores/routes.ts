import type { FastifyInstance } from "fastify";
import {
  getOwnOffer,
  getStore,
  getStoreCounts,
  listStores,
  listHomeStores,
  listStoreSlugs,
  listTrendingStores,
  slugsPerPage,
} from "#contract/stores/stores.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { findFavourites } from "./favourites/repository.ts";
import { findMembersOffer } from "./boost-budget.ts";
import { findCoupons, toCoupon } from "./running-coupons.ts";
import { findVisitorsOffer } from "./in-force.ts";
import { storeList } from "./list.ts";
import { findPayableAfterDays } from "./payable-after.ts";
import { cacheForMinute, createOrderCounts, createTrending } from "./recent-orders.ts";
import { findByIds, findBySlug, findSimilar, findVisited } from "./frequent-queries.ts";
import { countSelections, countStores, findSlugs, noOrders } from "./repository.ts";
import { shoppingAt, toOffer, toOwnOffer, toTile } from "./view.ts";

const trendingStores = 8;
const similarStores = 4;
const storesAgain = 6;

/** Public routes for stores and their offers. */
export async function storeRoutes(api: FastifyInstance): Promise<void> {
  const { database } = api;
  const currency = api.environment.CURRENCY;
  const trendingIds = createTrending(api, trendingStores);
  const orderCounts = createOrderCounts(api);
  const selectionCounts = cacheForMinute(api.clock, (now) => countSelections(database, new Date(now)));

  api.implement(listStores, { access: "anyone" }, async ({ query }) => {
    const counts = query.sort === "-orders" ? await orderCounts() : noOrders;
    return storeList.page(database, query, { at: api.clock(), currency, counts });
  });

  api.implement(getStoreCounts, { access: "anyone" }, async () => ({ data: await selectionCounts() }));

  api.implement(listTrendingStores, { access: "anyone" }, async () => {
    const rows = await findByIds(database, await trendingIds(), api.clock());
    return { data: rows.map((row) => toTile(row, currency)) };
  });

  api.implement(listHomeStores, { access: "signed-in" }, async ({ request }) => {
    const { userId } = identityOf(request);
    const [favourites, visited, trending] = await Promise.all([
      findFavourites(database, userId, storesAgain),
      findVisited(database, userId, storesAgain),
      trendingIds(),
    ]);
    const favouriteIds = favourites.map(({ id }) => id);
    const ids = [...new Set([...favouriteIds, ...visited, ...trending])].slice(0, storesAgain);
    const rows = await findByIds(database, ids, api.clock());
    return {
      data: rows.map((row) => ({
        ...toTile(row, currency),
        isFavourite: favouriteIds.includes(row.store.id),
      })),
    };
  });

  api.implement(listStoreSlugs, { access: "anyone" }, async ({ query: { page } }) => {
    const range = { limit: slugsPerPage, offset: (page - 1) * slugsPerPage };
    const [data, total] = await Promise.all([findSlugs(database, range), countStores(database)]);
    return { data, meta: { pages: Math.ceil(total / slugsPerPage) } };
  });

  api.implement(getOwnOffer, { access: "signed-in" }, async ({ params, request }) => {
    const at = api.clock();
    const store = await findBySlug(database, params.slug, at);
    if (!store) throw notFound();
    const { userId } = identityOf(request);
    const offer = await findMembersOffer(database, { userId, storeId: store.store.id, at });
    const isOpen = shoppingAt(offer) === "open";
    return { data: toOwnOffer(isOpen ? offer : undefined, { currency, language: request.language }) };
  });

  api.implement(getStore, { access: "anyone" }, async ({ params, request: { language } }) => {
    const at = api.clock();
    const row = await findBySlug(database, params.slug, at);
    if (!row) throw notFound();
    const { store } = row;
    const [offer, coupons, payableAfterDays, similar] = await Promise.all([
      findVisitorsOffer(database, store.id, at),
      findCoupons(database, store.id, at),
      findPayableAfterDays(database, store.id),
      orderCounts().then((counts) => findSimilar(database, row, { at, limit: similarStores, counts })),
    ]);
    return {
      data: {
        ...toTile(row, currency),
        payableAfterDays,
        offer: row.rate && offer ? toOffer(offer, { currency, language }) : null,
        shopping: shoppingAt(offer),
        takesLinks: store.takesLinks,
        runningCoupons: coupons.map((coupon) => toCoupon(coupon, language)),
        similar: similar.map((other) => toTile(other, currency)),
      },
    };
  });
}
