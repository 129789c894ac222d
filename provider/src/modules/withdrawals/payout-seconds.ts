import type { FastifyInstance } from "fastify";
import { findPayouts } from "../analytics/payouts.ts";
import { cacheForMinute } from "../stores/recent-orders.ts";

const period = 90 * 24 * 3600 * 1000;
// The minimum number of payouts for a meaningful figure.
const minPayouts = 10;

/**
 * Creates a function that returns the number of seconds from request to payment within which 95 % of the
 * payouts of the last 90 days were made, or `null` if there were too few. The number is computed at most once a
 * minute.
 */
export function createPayoutSeconds({
  database,
  clock,
  environment: { CURRENCY: currency },
}: Pick<FastifyInstance, "database" | "clock" | "environment">): () => Promise<number | null> {
  return cacheForMinute(clock, async (now) => {
    const range = { start: new Date(now - period), until: new Date(now) };
    const { count, times } = await findPayouts(database, range, currency);
    return times === null || count < minPayouts ? null : times.p95;
  });
}
