import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { StoreCategory } from "#contract/stores/store-categories.ts";
import type { StoreSort } from "#contract/stores/stores.ts";
import { bestRates, getWelcome, popularStores, suggestedStores } from "#contract/stores/welcome.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { findPayouts } from "../analytics/payouts.ts";
import { findRating } from "../reviews/figures.ts";
import { findNewest } from "../reviews/lists.ts";
import { currentSettings } from "../settings/current.ts";
import { createOrderCounts, cacheForMinute } from "../stores/recent-orders.ts";
import { selectStores } from "../stores/repository.ts";
import { toTile } from "../stores/view.ts";

const payoutPeriod = 90 * 24 * 3600 * 1000;
// The minimum number of payouts for a meaningful median.
const minPayouts = 10;

/** Returns the data of the pages for visitors in one call. Figures are counted at most once a minute. */
export async function welcomeRoutes(api: FastifyInstance): Promise<void> {
  const { database } = api;
  const currency = api.environment.CURRENCY;
  const orderCounts = createOrderCounts(api);
  const figures = cacheForMinute(api.clock, async (now) => {
    const period = { start: new Date(now - payoutPeriod), until: new Date(now) };
    const [count, payouts, rating, { minimum }] = await Promise.all([
      database.$count(stores),
      findPayouts(database, period, currency),
      findRating(database),
      currentSettings(database, "payouts", currency),
    ]);
    const isEnough = payouts.times !== null && payouts.count >= minPayouts;
    // Rounded up, so that at least half of the payouts took no longer.
    const payoutHours = isEnough ? Math.ceil(payouts.times!.p50 / 3600) : null;
    return { stores: count, payoutHours, minimum, currency, rating };
  });

  async function find(sort: StoreSort, limit: number, category?: StoreCategory) {
    const counts = sort === "-orders" ? await orderCounts() : [];
    const { rows, order, pays } = selectStores(database, api.clock(), { sort, counts });
    const found = await rows
      .where(and(pays, category ? eq(stores.category, category) : sql`true`))
      .orderBy(...order.by)
      .limit(limit);
    return found.map((row) => toTile(row, currency));
  }

  api.implement(getWelcome, { access: "anyone" }, async ({ query: { category }, request: { language } }) => {
    const [{ rating, ...facts }, suggested, best, chosen, reviews] = await Promise.all([
      figures(),
      find("-orders", suggestedStores),
      find("-rate", bestRates),
      category ? find("-rate", bestRates, category) : null,
      findNewest(database, language),
    ]);
    return {
      data: {
        facts: { ...facts, highestRate: best[0]?.cashBack ?? null },
        popular: suggested.slice(0, popularStores),
        best: chosen ?? best,
        suggested: suggested.map(({ name, cashBack }) => ({ name, cashBack })),
        rating: { average: rating.average, count: rating.count },
        reviews,
      },
    };
  });
}
