import type { Database } from "../../database/engine/connection.ts";
import { countOrders, findMostOrdered, type OrderCounts } from "./repository.ts";

const period = 30 * 24 * 3600 * 1000;
// The counts are cached, because counting reads every order of the period and every home page needs the result.
const cacheMilliseconds = 60_000;

interface Parts {
  database: Database;
  clock: () => Date;
}

/** Returns the ids of the stores with the most orders of the last 30 days, cached for a minute. */
export function createTrending({ database, clock }: Parts, size: number): () => Promise<string[]> {
  return cacheForMinute(clock, (now) => findMostOrdered(database, new Date(now - period), size));
}

/**
 * Counts all stores' orders of the last 30 days. The result is cached for a minute as well, so that a list
 * doesn't change between its pages.
 */
export function createOrderCounts({ database, clock }: Parts): () => Promise<OrderCounts> {
  return cacheForMinute(clock, (now) => countOrders(database, new Date(now - period)));
}

/**
 * Returns a function that calls `count` at most once a minute and caches its result. Failures aren't cached.
 */
export function cacheForMinute<T>(clock: () => Date, count: (now: number) => Promise<T>): () => Promise<T> {
  let cached: { until: number; result: Promise<T> } | undefined;
  return async function cachedCounts() {
    const now = clock().getTime();
    if (!cached || cached.until <= now) cached = { until: now + cacheMilliseconds, result: count(now) };
    const { result } = cached;
    try {
      return await result;
    } catch (error) {
      if (cached?.result === result) cached = undefined;
      throw error;
    }
  };
}
