import { randomUUID } from "node:crypto";
import { and, eq, exists, inArray, sql } from "drizzle-orm";
import type { OwnReview } from "#contract/reviews/reviews.ts";
import type { Database, Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { storeReviews } from "../../database/schema/review-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import type { Language } from "../../plugins/language.ts";
import { notFound, Problem } from "../../problem.ts";
import { type ReviewRow, toPublic } from "./lists.ts";

/** States of purchases that allow their member to review the store: tracked and not reversed. */
const boughtStates = ["pending", "confirmed", "payable", "on_hold"] as const;

export interface OwnScope {
  userId: string;
  storeId: string;
}

const isOwn = ({ userId, storeId }: OwnScope) =>
  and(eq(storeReviews.userId, userId), eq(storeReviews.storeId, storeId));

/** Returns the id of the store with a slug. @throws Problem 404 */
export async function storeIdAt(queryable: Queryable, slug: string): Promise<string> {
  const [store] = await queryable.select({ id: stores.id }).from(stores).where(eq(stores.slug, slug));
  if (!store) throw notFound();
  return store.id;
}

/** Returns a member's review of a store, and whether they bought there. */
export async function findOwn(
  queryable: Queryable,
  scope: OwnScope,
): Promise<{ mayWrite: boolean; review: OwnReview | null }> {
  const [[row], mayWrite] = await Promise.all([
    queryable.select().from(storeReviews).where(isOwn(scope)),
    hasBought(queryable, scope),
  ]);
  return { mayWrite, review: row ? toOwn(row) : null };
}

async function hasBought(queryable: Queryable, { userId, storeId }: OwnScope): Promise<boolean> {
  const purchases = queryable
    .select({ one: sql`1` })
    .from(leads)
    .where(and(eq(leads.userId, userId), eq(leads.storeId, storeId), inArray(leads.state, boughtStates)));
  const { rows } = (await queryable.execute(sql`select ${exists(purchases)} as bought`)) as unknown as {
    rows: { bought: boolean }[];
  };
  return rows[0]!.bought;
}

function toOwn(row: ReviewRow): OwnReview {
  return { ...toPublic(row), state: row.state };
}

interface ReviewInput extends OwnScope {
  stars: number;
  text: string;
  language: Language;
  at: Date;
}

/**
 * Creates or changes a member's review. A changed review waits for an admin again. Submitting the same review
 * again has no effect.
 * @throws Problem 403 `review_not_bought`
 */
export async function writeOwn(
  database: Database,
  { stars, text, language, at, ...scope }: ReviewInput,
): Promise<OwnReview> {
  if (!(await hasBought(database, scope))) throw new Problem(403, "review_not_bought");
  const content = { stars, text, language, state: "pending", writtenAt: at } as const;
  const [saved] = await database
    .insert(storeReviews)
    .values({ id: randomUUID(), ...scope, ...content })
    .onConflictDoUpdate({
      target: [storeReviews.userId, storeReviews.storeId],
      set: {
        ...content,
        version: sql`${storeReviews.version} + 1`,
        reply: null,
        decidedBy: null,
        decidedAt: null,
      },
      setWhere: sql`${storeReviews.stars} <> ${stars} or ${storeReviews.text} <> ${text}`,
    })
    .returning();
  if (saved) return toOwn(saved);
  const [unchanged] = await database.select().from(storeReviews).where(isOwn(scope));
  if (!unchanged) throw notFound();
  return toOwn(unchanged);
}

/** Deletes a member's review, if there is one. */
export async function removeOwn(database: Database, scope: OwnScope): Promise<void> {
  await database.delete(storeReviews).where(isOwn(scope));
}
