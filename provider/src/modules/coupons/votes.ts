import { and, eq } from "drizzle-orm";
import type { Database, Queryable } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { coupons, couponVotes, stores } from "../../database/schema/store-schema.ts";
import { notFound } from "../../problem.ts";
import { isRunning } from "../stores/in-force.ts";
import { votesOf } from "../stores/running-coupons.ts";

interface Vote {
  userId: string;
  coupon: string;
  /** `null` removes the vote. */
  worked: boolean | null;
  at: Date;
}

/** Saves a member's vote on a running coupon. A later vote replaces an earlier one. @throws Problem 404 */
export async function saveVote(database: Database, { userId, coupon, worked, at }: Vote) {
  const isOpenCoupon = and(eq(coupons.id, coupon), isRunning(coupons, at));
  if (!isUuid(coupon) || (await database.$count(coupons, isOpenCoupon)) === 0) throw notFound();
  if (worked === null)
    await database
      .delete(couponVotes)
      .where(and(eq(couponVotes.couponId, coupon), eq(couponVotes.userId, userId)));
  else
    await database
      .insert(couponVotes)
      .values({ couponId: coupon, userId, worked, votedAt: at })
      .onConflictDoUpdate({
        target: [couponVotes.couponId, couponVotes.userId],
        set: { worked, votedAt: at },
      });
  const [counted] = await database.select(votesOf(database)).from(coupons).where(eq(coupons.id, coupon));
  return counted!;
}

/** Returns a member's votes on a store's coupons. */
export async function findOwnVotes(queryable: Queryable, userId: string, slug: string) {
  return queryable
    .select({ coupon: couponVotes.couponId, worked: couponVotes.worked })
    .from(couponVotes)
    .innerJoin(coupons, eq(coupons.id, couponVotes.couponId))
    .innerJoin(stores, eq(stores.id, coupons.storeId))
    .where(and(eq(couponVotes.userId, userId), eq(stores.slug, slug)));
}
