import type { FastifyInstance } from "fastify";
import { getWelcome, maxBestRates, maxPopularStores, maxSuggestedStores } from "#contract/stores/welcome.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { findPayouts } from "../analytics/payouts.ts";
import { findRating } from "../reviews/stats.ts";
import { findNewest } from "../reviews/lists.ts";
import { currentSettings } from "../settings/current.ts";
import { createOrderCounts, cacheForMinute } from "../stores/recent-orders.ts";
import { findByOrders, findByRate } from "../stores/frequent-queries.ts";
import type { StoreRow } from "../stores/repository.ts";
import { toRate, toTile } from "../stores/view.ts";

const payoutPeriod = 90 * 24 * 3600 * 1000;
// The minimum number of payouts for a meaningful median.
const minPayouts = 10;

/** Returns the data of the pages for visitors in one call. Figures are counted at most once a minute. */
export async function welcomeRoutes(api: FastifyInstance): Promise<void> {
  const { database } = api;
  const currency = api.environment.CURRENCY;
  const orderCounts = createOrderCounts(api);
  const stats = cacheForMinute(api.clock, async (now) => {
    const period = { start: new Date(now - payoutPeriod), until: new Date(now) };
    const [count, payouts, rating, { minimum }] = await Promise.all([
      database.$count(stores),
      findPayouts(database, period, currency),
      findRating(database),
      currentSettings(database, "payouts", currency),
    ]);
    const isEnough = payouts.times !== null && payouts.count >= minPayouts;
    // The median is rounded up, so that at least half of the payouts took no longer than the displayed time.
    const payoutHours = isEnough ? Math.ceil(payouts.times!.p50 / 3600) : null;
    return { stores: count, payoutHours, minimum, currency, rating };
  });

  api.implement(getWelcome, { access: "anyone" }, async ({ query: { category }, request: { language } }) => {
    const at = api.clock();
    const [{ rating, ...facts }, suggested, best, chosen, reviews] = await Promise.all([
      stats(),
      orderCounts().then((counts) => findByOrders(database, { at, limit: maxSuggestedStores, counts })),
      findByRate(database, { at, limit: maxBestRates }),
      category ? findByRate(database, { at, limit: maxBestRates, category }) : null,
      findNewest(database, language),
    ]);
    const tile = (row: StoreRow) => toTile(row, currency);
    return {
      data: {
        facts: { ...facts, highestRate: best[0]?.rate ? toRate(best[0].rate, currency) : null },
        popular: suggested.slice(0, maxPopularStores).map(tile),
        best: (chosen ?? best).map(tile),
        suggested: suggested.map(({ store, rate }) => ({
          name: store.name,
          cashBack: rate && toRate(rate, currency),
        })),
        rating: { average: rating.average, count: rating.count },
        reviews,
      },
    };
  });
}
