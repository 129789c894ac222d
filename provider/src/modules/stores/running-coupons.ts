import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { CouponKind } from "#contract/coupons/coupon-limits.ts";
import type { Coupon } from "#contract/stores/stores.ts";
import type { Database, Queryable } from "../../database/engine/connection.ts";
import { prepared } from "../../database/engine/prepared.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { coupons, couponVotes } from "../../database/schema/store-schema.ts";
import { localizedOrNull, localizedIn } from "../../i18n/localized-text.ts";
import type { Language } from "../../plugins/language.ts";
import { isRunning } from "./in-force.ts";

export type CouponRow = typeof coupons.$inferSelect;

/** Counts a coupon's votes. */
export function votesOf(queryable: Queryable) {
  const countVotes = (worked: boolean) =>
    sql<number>`(${queryable
      .select({ count: sql`count(*)::int` })
      .from(couponVotes)
      .where(and(eq(couponVotes.couponId, coupons.id), eq(couponVotes.worked, worked)))})`;
  return { worked: countVotes(true), failed: countVotes(false) };
}

export interface CouponWithVotes {
  row: CouponRow;
  votes: Coupon["votes"];
}

const runningCoupons = prepared((database) =>
  database
    .select({ row: coupons, votes: votesOf(database) })
    .from(coupons)
    .where(and(eq(coupons.storeId, sql.placeholder("storeId")), isRunning(coupons, sql.placeholder("at"))))
    .orderBy(desc(coupons.worthRank), sql`${coupons.endsAt} asc nulls last`, asc(coupons.id))
    .prepare("running_coupons"),
);

/** Returns a store's running coupons, highest saving first, then the first to end. */
export async function findCoupons(database: Database, storeId: string, at: Date): Promise<CouponWithVotes[]> {
  return runningCoupons(database).execute({ storeId, at: at.toISOString() });
}

interface CouponLookup {
  coupon: string | undefined;
  storeId: string;
  at: Date;
}

/** Returns the link of one of the store's running coupons, if it has one. */
export async function findLink(
  queryable: Queryable,
  { coupon, storeId, at }: CouponLookup,
): Promise<string | null> {
  if (coupon === undefined || !isUuid(coupon)) return null;
  const isOpenCoupon = and(eq(coupons.id, coupon), eq(coupons.storeId, storeId), isRunning(coupons, at));
  const [row] = await queryable.select({ link: coupons.link }).from(coupons).where(isOpenCoupon);
  return row?.link ?? null;
}

/** Returns how a coupon is used: with a code, by following a link, or as a deal without either. */
export function kindOf({ code, link }: Pick<CouponRow, "code" | "link">): CouponKind {
  if (code !== null) return "code";
  return link === null ? "deal" : "link";
}

/** Maps a row to a coupon in the reader's language. */
export function toCoupon({ row, votes }: CouponWithVotes, language: Language): Coupon {
  const { id, code, title, terms, endsAt } = row;
  return {
    id,
    kind: kindOf(row),
    code,
    title: localizedIn(language, title),
    terms: localizedOrNull(language, terms),
    endsAt: endsAt?.toISOString() ?? null,
    votes,
  };
}
