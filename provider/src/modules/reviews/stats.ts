import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { getReviewStats } from "#contract/reviews/admin-reviews.ts";
import type { CallData } from "#contract/calls/call.ts";
import { dayAfter } from "#contract/overview/overview-periods.ts";
import type { Rating } from "#contract/reviews/reviews.ts";
import { dayIn } from "#shared/time-zone.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { dayColumn, startOfDay, type ZoneInput } from "../../database/queries/local-days.ts";
import { storeReviews } from "../../database/schema/review-schema.ts";

const daysShown = 7;

/** Returns the rating of one store, or of all stores, computed from the published reviews. */
export async function findRating(queryable: Queryable, storeId?: string): Promise<Rating> {
  const isOfStore = storeId === undefined ? undefined : eq(storeReviews.storeId, storeId);
  const rows = await queryable
    .select({ stars: storeReviews.stars, count: sql<number>`count(*)::int` })
    .from(storeReviews)
    .where(and(eq(storeReviews.state, "published"), isOfStore))
    .groupBy(storeReviews.stars);
  const byStars = [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
  const count = byStars.reduce((sum, one) => sum + one, 0);
  const sum = byStars.reduce((total, one, index) => total + one * (index + 1), 0);
  return { average: count === 0 ? null : Math.round((100 * sum) / count), count, byStars };
}

/**
 * Returns the number of waiting reviews, and of those written in the last seven days of a time zone, including
 * today.
 */
export async function findReviewStats(
  queryable: Queryable,
  { at, timeZone }: { at: Date } & ZoneInput,
): Promise<CallData<typeof getReviewStats>> {
  const today = dayIn(at, timeZone);
  const first = dayAfter(today, 1 - daysShown);
  const from = startOfDay(first, timeZone);
  const column = dayColumn(storeReviews.writtenAt, { from: first, to: today, timeZone });
  const day = sql<string>`${column}::text`;
  const inWeek = gte(storeReviews.writtenAt, from);
  const [rating, pending, before, rows] = await Promise.all([
    findRating(queryable),
    countOf(queryable, eq(storeReviews.state, "pending")),
    countOf(
      queryable,
      and(
        gte(storeReviews.writtenAt, startOfDay(dayAfter(first, -daysShown), timeZone)),
        lt(storeReviews.writtenAt, from),
      ),
    ),
    queryable
      .select({
        day,
        count: sql<number>`count(*)::int`,
        positive: sql<number>`count(*) filter (where ${storeReviews.stars} >= 4)::int`,
      })
      .from(storeReviews)
      .where(inWeek)
      .groupBy(day),
  ]);
  const days = Array.from({ length: daysShown }, (_, index) => {
    const name = dayAfter(first, index);
    return { day: name, count: rows.find((row) => row.day === name)?.count ?? 0 };
  });
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const positive = rows.reduce((sum, row) => sum + row.positive, 0);
  const share = count === 0 ? null : Math.round((10_000 * positive) / count);
  return { ...rating, pending, week: { count, before, positive: share, days } };
}

function countOf(queryable: Queryable, condition: SQL | undefined): Promise<number> {
  return queryable.$count(storeReviews, condition);
}
