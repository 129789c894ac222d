import { and, desc, eq, inArray, not, or, sql, type SQL } from "drizzle-orm";
import { adminListReviews, type AdminReview } from "#contract/reviews/admin-reviews.ts";
import { maxNewestReviews } from "#contract/reviews/review-limits.ts";
import { listReviews, type Review, type ReviewOfStore } from "#contract/reviews/reviews.ts";
import type { Database, Queryable } from "../../database/engine/connection.ts";
import { prepared } from "../../database/engine/prepared.ts";
import { amongIds, isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { type Key, orderByKeys } from "../../database/queries/keyset-order.ts";
import { findByMember } from "../../database/queries/member-search.ts";
import { storeColumns } from "../../database/queries/named-columns.ts";
import { decider, member, personColumns } from "../../database/queries/person-columns.ts";
import { storeReviews } from "../../database/schema/review-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { containing } from "../../database/queries/text-search.ts";
import type { Language } from "../../plugins/language.ts";
import { shortName } from "../../short-name.ts";

export type ReviewRow = typeof storeReviews.$inferSelect;

function selectReviews(queryable: Queryable) {
  return queryable
    .select({
      row: storeReviews,
      store: storeColumns,
      member: personColumns(member),
      decidedBy: decider.name,
    })
    .from(storeReviews)
    .innerJoin(stores, eq(stores.id, storeReviews.storeId))
    .innerJoin(member, eq(member.id, storeReviews.userId))
    .leftJoin(decider, eq(decider.id, storeReviews.decidedBy));
}
type AdminReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

const byWritingTime: Key[] = [
  [storeReviews.writtenAt, "timestamptz"],
  [storeReviews.id, "uuid"],
];

function orderOf(sort: (typeof adminListReviews)["filters"]["_output"]["sort"] = "-written") {
  const direction = sort.startsWith("-") ? "descending" : "ascending";
  const byStars = sort.endsWith("stars");
  const keys: Key[] = byStars ? [[storeReviews.stars, "bigint"], ...byWritingTime] : byWritingTime;
  return orderByKeys(keys, direction, ({ row }: { row: ReviewRow }) => [
    ...(byStars ? [String(row.stars)] : []),
    row.writtenAt.toISOString(),
    row.id,
  ]);
}

/** Maps a row to the public fields of a review. */
export function toPublic({ id, stars, text, language, reply, writtenAt }: ReviewRow): Omit<Review, "author"> {
  return { id, stars, text, language, reply, writtenAt: writtenAt.toISOString() };
}

function toAdminReview({ row, store, member: writer, decidedBy }: AdminReviewRow): AdminReview {
  const { state, version, decidedAt } = row;
  const decided = { decidedBy, decidedAt: decidedAt?.toISOString() ?? null };
  return { ...toPublic(row), state, version, store, member: writer, ...decided };
}

/** A store's published reviews, newest first. */
export const reviewList = keysetList(listReviews, () => ({
  select: selectReviews,
  count: (rows) => rows.from(storeReviews).innerJoin(stores, eq(stores.id, storeReviews.storeId)),
  where: ({ store, stars }) =>
    and(
      eq(storeReviews.state, "published"),
      eq(stores.slug, store),
      stars ? eq(storeReviews.stars, stars) : undefined,
    ),
  order: () => orderOf(),
  view: (rows): Review[] =>
    rows.map(({ row, member: writer }) => ({ ...toPublic(row), author: shortName(writer.name) })),
}));

function selectNewest(database: Database, condition: SQL) {
  return selectReviews(database)
    .where(and(eq(storeReviews.state, "published"), condition))
    .orderBy(desc(storeReviews.writtenAt), desc(storeReviews.id))
    .limit(maxNewestReviews);
}
const inLanguage = eq(storeReviews.language, sql.placeholder("language"));
const newestInLanguage = prepared((database) =>
  selectNewest(database, inLanguage).prepare("newest_reviews_in_language"),
);
const newestInOthers = prepared((database) =>
  selectNewest(database, not(inLanguage)).prepare("newest_reviews_in_others"),
);

/**
 * The newest published reviews of all stores, whatever their stars; those in the reader's language come first.
 */
export async function findNewest(database: Database, language: Language): Promise<ReviewOfStore[]> {
  const [own, others] = await Promise.all([
    newestInLanguage(database).execute({ language }),
    newestInOthers(database).execute({ language }),
  ]);
  return [...own, ...others].slice(0, maxNewestReviews).map(({ row, store, member: writer }) => {
    const { reply: _, ...shown } = toPublic(row);
    return { ...shown, author: shortName(writer.name), store };
  });
}

/** All reviews. */
export const adminReviewList = keysetList(adminListReviews, () => ({
  select: selectReviews,
  count: (rows) => rows.from(storeReviews).innerJoin(stores, eq(stores.id, storeReviews.storeId)),
  where: async ({ state, stars, store, q, ids }, queryable) =>
    and(
      state ? inArray(storeReviews.state, [state].flat()) : undefined,
      stars ? eq(storeReviews.stars, stars) : undefined,
      store ? eq(stores.slug, store) : undefined,
      amongIds(storeReviews.id, ids),
      or(containing(q, [storeReviews.text]), await findByMember(queryable, q, storeReviews.userId)),
    ),
  order: ({ sort }) => orderOf(sort),
  view: (rows) => rows.map(toAdminReview),
}));

/** Returns one review, or undefined if it doesn't exist. */
export async function findReview(queryable: Queryable, id: string): Promise<AdminReview | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectReviews(queryable).where(eq(storeReviews.id, id));
  return row && toAdminReview(row);
}
