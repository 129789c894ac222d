import { and, eq, ilike, inArray, or, sql } from "drizzle-orm";
import { listNetworkCoupons, type NetworkCoupon } from "#contract/networks/admin-network-coupons.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { amongIds, isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByTime } from "../../database/queries/keyset-order.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { networkCoupons, networkProgrammes } from "../../database/schema/programme-schema.ts";
import { coupons, offers, stores } from "../../database/schema/store-schema.ts";
import { stateAt } from "../offers/rules.ts";

interface ListScope {
  at: Date;
  /** The currency of amounts. */
  currency: string;
}

/**
 * The store for which the coupon's programme was accepted, or else the store of the newest offer with this
 * programme.
 */
const storeId = sql`coalesce(
  ${networkProgrammes.storeId},
  (select ${offers.storeId} from ${offers}
    where ${offers.network} = ${networkCoupons.network}
      and ${offers.programme} in (${networkCoupons.programme}, ${networkProgrammes.trackingId})
    order by ${offers.startsAt} desc, ${offers.id} limit 1)
)`;

/**
 * Selects networks' coupons with their network, the store of their programme, and the coupon created from
 * them.
 */
export const selectNetworkCoupons = (queryable: Queryable) =>
  queryable
    .select({
      row: networkCoupons,
      network: { key: networks.key, name: networks.name },
      store: { slug: stores.slug, name: stores.name, site: stores.site },
      createdCoupon: coupons,
    })
    .from(networkCoupons)
    .innerJoin(networks, eq(networks.key, networkCoupons.network))
    .leftJoin(
      networkProgrammes,
      and(
        eq(networkProgrammes.network, networkCoupons.network),
        eq(networkProgrammes.programme, networkCoupons.programme),
      ),
    )
    .leftJoin(stores, eq(stores.id, storeId))
    .leftJoin(coupons, eq(coupons.id, networkCoupons.couponId));

export type AdminNetworkCouponRow = Awaited<ReturnType<typeof selectNetworkCoupons>>[number];

/** The coupons of networks, the last changed first. */
export const networkCouponList = keysetList(listNetworkCoupons, (scope: ListScope) => ({
  select: selectNetworkCoupons,
  count: (rows) => rows.from(networkCoupons),
  where: ({ network, state, ids, q }) => {
    const pattern = q && `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return and(
      network ? eq(networkCoupons.network, network) : undefined,
      state ? inArray(networkCoupons.state, [state].flat()) : undefined,
      amongIds(networkCoupons.id, ids),
      pattern ? or(ilike(networkCoupons.title, pattern), ilike(networkCoupons.code, pattern)) : undefined,
    );
  },
  order: () =>
    orderByTime(
      { time: networkCoupons.changedAt, id: networkCoupons.id },
      "newest",
      ({ row }: AdminNetworkCouponRow) => [row.changedAt, row.id],
    ),
  view: (rows) => rows.map((one) => toNetworkCoupon(one, scope)),
}));

/** Returns one coupon of a network, or undefined if it doesn't exist. */
export async function findNetworkCoupon(
  queryable: Queryable,
  id: string,
  scope: ListScope,
): Promise<NetworkCoupon | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectNetworkCoupons(queryable).where(eq(networkCoupons.id, id));
  return row && toNetworkCoupon(row, scope);
}

function toNetworkCoupon(
  { row, network, store, createdCoupon }: AdminNetworkCouponRow,
  { at, currency }: ListScope,
): NetworkCoupon {
  const { id, coupon, programme, title, terms, code, page, worthKind, worth, state } = row;
  return {
    id,
    network,
    coupon,
    programme,
    currency,
    title,
    terms,
    code,
    link: page,
    worthKind,
    worth,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    state,
    store: store && { slug: store.slug, name: store.name },
    made: createdCoupon && {
      id: createdCoupon.id,
      isEnded: stateAt(createdCoupon, at) === "ended",
      title: createdCoupon.title.en,
      terms: createdCoupon.terms.en,
      code: createdCoupon.code,
      link: createdCoupon.link,
      worthKind: createdCoupon.worthKind,
      worth: createdCoupon.worth,
      startsAt: createdCoupon.startsAt.toISOString(),
      endsAt: createdCoupon.endsAt?.toISOString() ?? null,
    },
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    missingSince: row.missingSince?.toISOString() ?? null,
  };
}
