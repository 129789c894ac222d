import type { Analytics } from "#contract/analytics/admin-analytics.ts";
import type { Database } from "../../database/engine/connection.ts";
import { toWire } from "../../money.ts";
import { findCountedUntil } from "../clicks/count-days.ts";
import { addClicks, countClicksBySeller } from "../overview/clicks.ts";
import type { Periods } from "../overview/period.ts";
import { countLeadsBySeller } from "../overview/leads.ts";
import { findTopStores } from "../overview/stores.ts";
import { countAudience } from "./audience.ts";
import { findCohorts } from "./cohorts.ts";
import { findForecast } from "./forecast.ts";
import { findLatestCredits, findLatestPayouts } from "./latest.ts";
import { earningsOfNetworks } from "./networks.ts";
import { findPayouts } from "./payouts.ts";
import { countPurchases } from "./purchases.ts";

/**
 * Returns the analytics of a period: from clicks to purchases and payouts, retention, and what becomes payable
 * next.
 */
export async function findAnalytics(
  database: Database,
  { days, range, stored, now, timeZone }: Periods,
  currency: string,
): Promise<Analytics> {
  // Read first, so that a day that is counted during these queries isn't counted twice.
  const countedUntil = await findCountedUntil(database);
  const [clicks, audience, purchases, sellers, payouts, cohorts, forecast, credits, latestPayouts] =
    await Promise.all([
      countClicksBySeller(database, stored, countedUntil),
      countAudience(database, stored, countedUntil.days),
      countPurchases(database, range, currency),
      countLeadsBySeller(database, range, currency),
      findPayouts(database, range, currency),
      findCohorts(database, { now, timeZone }),
      findForecast(database, { now, timeZone, currency }),
      findLatestCredits(database, currency),
      findLatestPayouts(database, currency),
    ]);
  const { leads, confirmed, payable, hours, refused } = purchases;
  return {
    currency,
    period: days,
    funnel: {
      clicks: addClicks(clicks),
      leads,
      confirmed,
      payable,
      paid: { count: payouts.count, amount: toWire(payouts.amount) },
    },
    cohorts,
    hours,
    refused,
    payoutTimes: payouts.times,
    ...audience,
    stores: await findTopStores(database, clicks, sellers),
    networks: await earningsOfNetworks(database, clicks, sellers),
    forecast,
    credits,
    payouts: latestPayouts,
  };
}
