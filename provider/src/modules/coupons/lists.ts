import { and, desc, eq, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import { adminListCoupons, type AdminCoupon } from "#contract/coupons/admin-coupons.ts";
import type { CallData } from "#contract/calls/call.ts";
import {
  listCoupons,
  type ListedCoupon,
  type listNewCoupons,
  maxNewCoupons,
} from "#contract/coupons/coupons.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { amongIds, isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { type Key, orderByKeys } from "../../database/queries/keyset-order.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { networkCoupons } from "../../database/schema/programme-schema.ts";
import { coupons, stores } from "../../database/schema/store-schema.ts";
import { foldedContaining } from "../../database/queries/text-search.ts";
import type { Language } from "../../plugins/language.ts";
import { stateAt } from "../offers/rules.ts";
import { isRunning } from "../stores/in-force.ts";
import { type CouponWithVotes, kindOf, toCoupon, votesOf } from "../stores/running-coupons.ts";

/** The time for which coupons are read, and the currency of amounts. */
export interface CouponScope {
  at: Date;
  currency: string;
}

function selectCoupons(queryable: Queryable) {
  return queryable
    .select({
      row: coupons,
      votes: votesOf(queryable),
      store: { slug: stores.slug, name: stores.name, logo: stores.logo, category: stores.category },
    })
    .from(coupons)
    .innerJoin(stores, eq(stores.id, coupons.storeId));
}

function selectAdminCoupons(queryable: Queryable) {
  return queryable
    .select({
      row: coupons,
      votes: votesOf(queryable),
      store: { slug: stores.slug, name: stores.name },
      source: { key: networks.key, name: networks.name },
    })
    .from(coupons)
    .innerJoin(stores, eq(stores.id, coupons.storeId))
    .leftJoin(networkCoupons, eq(networkCoupons.couponId, coupons.id))
    .leftJoin(networks, eq(networks.key, networkCoupons.network));
}
type MatchedCoupon = Awaited<ReturnType<typeof selectAdminCoupons>>[number];

const matchesName = (q: string | undefined) =>
  or(foldedContaining(q, coupons.searchText), foldedContaining(q, stores.searchName));

function byWorth(direction: "ascending" | "descending") {
  const keys: Key[] = [
    [coupons.worthRank, "bigint"],
    [coupons.id, "uuid"],
  ];
  return orderByKeys(keys, direction, ({ row }: CouponWithVotes) => [String(row.worthRank), row.id]);
}

function byStart(direction: "ascending" | "descending") {
  const keys: Key[] = [
    [coupons.startsAt, "timestamptz"],
    [coupons.id, "uuid"],
  ];
  return orderByKeys(keys, direction, ({ row }: CouponWithVotes) => [row.startsAt.toISOString(), row.id]);
}

/** The running coupons for everyone, highest saving first. */
export const couponList = keysetList(listCoupons, ({ at, language }: { at: Date; language: Language }) => ({
  select: selectCoupons,
  count: (rows) => rows.from(coupons).innerJoin(stores, eq(stores.id, coupons.storeId)),
  where: ({ q }) => and(isRunning(coupons, at), foldedContaining(q, coupons.searchText)),
  order: () => byWorth("descending"),
  view: (rows): ListedCoupon[] =>
    rows.map(({ store, ...coupon }) => ({
      ...toCoupon(coupon, language),
      store,
    })),
}));

/** Returns the latest running coupons for everyone, newest first. */
export async function findNewCoupons(
  queryable: Queryable,
  { at, language }: { at: Date; language: Language },
): Promise<CallData<typeof listNewCoupons>> {
  const found = await selectCoupons(queryable)
    .where(isRunning(coupons, at))
    .orderBy(desc(coupons.startsAt), desc(coupons.id))
    .limit(maxNewCoupons);
  return found.map(({ store, ...coupon }) => ({
    ...toCoupon(coupon, language),
    store,
    startsAt: coupon.row.startsAt.toISOString(),
  }));
}

function inState(state: AdminCoupon["state"], at: Date): SQL | undefined {
  if (state === "running") return isRunning(coupons, at);
  if (state === "ended") return lte(coupons.endsAt, at);
  return and(gt(coupons.startsAt, at), or(isNull(coupons.endsAt), gt(coupons.endsAt, at)));
}

function ofKind(kind: AdminCoupon["kind"]): SQL | undefined {
  const [noCode, noLink] = [isNull(coupons.code), isNull(coupons.link)];
  if (kind === "deal") return and(noCode, noLink);
  return kind === "link" ? and(noCode, gt(coupons.link, "")) : gt(coupons.code, "");
}

/** All coupons, for admins. */
export const adminCouponList = keysetList(adminListCoupons, (scope: CouponScope) => ({
  select: selectAdminCoupons,
  count: (rows) => rows.from(coupons).innerJoin(stores, eq(stores.id, coupons.storeId)),
  where: ({ state, kind, store, ids, q }) =>
    and(
      state ? or(...[state].flat().map((one) => inState(one, scope.at))) : undefined,
      kind ? ofKind(kind) : undefined,
      store ? eq(stores.slug, store) : undefined,
      amongIds(coupons.id, ids),
      matchesName(q),
    ),
  order({ sort = "-start" }) {
    const direction = sort.startsWith("-") ? "descending" : "ascending";
    return sort.endsWith("worth") ? byWorth(direction) : byStart(direction);
  },
  view: (rows) => rows.map((one) => toAdminCoupon(one, scope)),
}));

function toAdminCoupon(
  { row, votes, store: { slug, name }, source }: MatchedCoupon,
  { at, currency }: CouponScope,
): AdminCoupon {
  const { id, version, code, link, title, terms, worthKind, worth, startsAt, endsAt, createdAt } = row;
  return {
    id,
    version,
    state: stateAt(row, at),
    kind: kindOf(row),
    store: { slug, name },
    currency,
    code,
    link,
    title,
    terms,
    worthKind,
    worth,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    votes,
    source,
    createdAt: createdAt.toISOString(),
  };
}

/** Returns one coupon, or undefined if it doesn't exist. */
export async function findCoupon(
  queryable: Queryable,
  id: string,
  scope: CouponScope,
): Promise<AdminCoupon | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectAdminCoupons(queryable).where(eq(coupons.id, id));
  return row && toAdminCoupon(row, scope);
}
