import type { Database } from "../../database/connection.ts";
import { findMostOrdered } from "./repository.ts";

const period = 30 * 24 * 3600 * 1000;
// Counting touches every order of the period, and every home page asks.
const keptFor = 60_000;

/** Ids of the stores with the most orders of the last 30 days; counted anew after a minute at the earliest. */
export function createTrending(
  { database, clock }: { database: Database; clock: () => Date },
  size: number,
): () => Promise<string[]> {
  let counted: { until: number; ids: Promise<string[]> } | undefined;
  return async function trendingIds() {
    const now = clock().getTime();
    if (!counted || counted.until <= now)
      counted = { until: now + keptFor, ids: findMostOrdered(database, new Date(now - period), size) };
    const { ids } = counted;
    try {
      return await ids;
    } catch (error) {
      if (counted?.ids === ids) counted = undefined;
      throw error;
    }
  };
}
