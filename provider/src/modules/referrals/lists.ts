import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  adminListReferrals,
  type AdminReferral,
  listReferrals,
  type Referral,
} from "#contract/referrals/referrals.ts";
import type { Column } from "../../csv/write.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByTime } from "../../database/queries/keyset-order.ts";
import { findByMember } from "../../database/queries/member-search.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { decider, personColumns } from "../../database/queries/person-columns.ts";
import { referrals } from "../../database/schema/referral-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { toWire } from "../../money.ts";
import { shortName } from "../../short-name.ts";
import type { ReferralRow } from "./pay.ts";

const [referrer, friend] = [alias(users, "referrer"), alias(users, "friend")];

/**
 * Whether a friend who joined has a pending purchase, or the bonus is on hold. Members must not be able to
 * distinguish the two cases.
 */
const isBonusExpected = sql`(${referrals.state} = 'held' or ${referrals.state} = 'joined' and exists (
  select from ${leads} where ${leads.userId} = ${referrals.friendId}
    and ${leads.state} in ('pending', 'confirmed', 'on_hold') and ${leads.cashBack} > 0))`;

function selectReferrals(queryable: Queryable) {
  return queryable
    .select({
      row: referrals,
      referrer: personColumns(referrer),
      friend: personColumns(friend),
      decidedBy: decider.name,
      bought: sql<boolean>`${isBonusExpected}`,
    })
    .from(referrals)
    .innerJoin(referrer, eq(referrer.id, referrals.referrerId))
    .innerJoin(friend, eq(friend.id, referrals.friendId))
    .leftJoin(decider, eq(decider.id, referrals.decidedBy));
}
type AdminReferralRow = Awaited<ReturnType<typeof selectReferrals>>[number];

const byTime = (order: "newest" | "oldest") =>
  orderByTime({ time: referrals.joinedAt, id: referrals.id }, order, ({ row }: { row: ReferralRow }) => [
    row.joinedAt,
    row.id,
  ]);

function common({ id, state, bonus, currency, joinedAt, paidAt }: ReferralRow) {
  return {
    id,
    state,
    bonus: toWire(bonus),
    currency,
    joinedAt: joinedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  };
}

function toAdminReferral({ row, referrer: by, friend, decidedBy }: AdminReferralRow): AdminReferral {
  return { ...common(row), referrer: by, friend, decidedBy, holds: row.holds, reason: row.reason };
}

/** The friends that a member referred. Doesn't reveal that a bonus is under review. */
export const ownReferralList = keysetList(listReferrals, ({ userId }: { userId: string }) => ({
  select: selectReferrals,
  count: (rows) => rows.from(referrals),
  where: ({ state }) => and(eq(referrals.referrerId, userId), state ? eq(referrals.state, state) : undefined),
  order: () => byTime("newest"),
  view: (rows): Referral[] =>
    rows.map(({ row, friend, bought }) => ({
      ...common(row),
      bought,
      friend: shortName(friend.name),
    })),
}));

/** All referrals. */
export const adminReferralList = keysetList(adminListReferrals, () => ({
  select: selectReferrals,
  count: (rows) => rows.from(referrals),
  where: async ({ state, q }, queryable) =>
    and(
      state ? inArray(referrals.state, [state].flat()) : undefined,
      or(
        await findByMember(queryable, q, referrals.referrerId),
        await findByMember(queryable, q, referrals.friendId),
      ),
    ),
  order: ({ order }) => byTime(order),
  view: (rows) => rows.map(toAdminReferral),
}));

/** Returns one referral, or undefined if it doesn't exist. */
export async function findReferral(queryable: Queryable, id: string): Promise<AdminReferral | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectReferrals(queryable)
    .where(eq(referrals.id, id))
    .orderBy(desc(referrals.joinedAt));
  return row && toAdminReferral(row);
}

/** Returns the figures of a member's referrals. */
export async function findReferralTotals(queryable: Queryable, userId: string) {
  const [row] = await queryable
    .select({
      joined: sql<number>`count(*)::int`,
      onTheWay:
        sql<bigint>`coalesce(sum(${referrals.bonus}) filter (where ${isBonusExpected}), 0)::text`.mapWith(
          BigInt,
        ),
      paid: sql<number>`count(*) filter (where ${referrals.state} = 'paid')::int`,
      earned:
        sql<bigint>`coalesce(sum(${referrals.bonus}) filter (where ${referrals.state} = 'paid'), 0)::text`.mapWith(
          BigInt,
        ),
    })
    .from(referrals)
    .where(eq(referrals.referrerId, userId));
  return row!;
}

/** Returns the figures of all referrals. The cost includes each paid bonus twice, as both people get it. */
export async function countReferrals(queryable: Queryable, currency: string) {
  const [row] = await queryable
    .select({
      joined: sql<number>`count(*)::int`,
      paid: sql<number>`count(*) filter (where ${referrals.state} = 'paid')::int`,
      held: sql<number>`count(*) filter (where ${referrals.state} = 'held')::int`,
      cost: sql<bigint>`coalesce(2 * sum(${referrals.bonus}) filter (where ${referrals.state} = 'paid'), 0)::text`.mapWith(
        BigInt,
      ),
    })
    .from(referrals)
    .where(eq(referrals.currency, currency));
  return { ...row!, cost: toWire(row!.cost) };
}

/** Columns of the CSV file of referrals. */
export const referralColumns: Column<AdminReferral>[] = [
  { header: "member", cell: ({ referrer: { name } }) => name },
  { header: "eMail", cell: ({ referrer: { email } }) => email },
  { header: "name", cell: ({ friend: { name } }) => name },
  { header: "joined", time: ({ joinedAt }) => joinedAt },
  { header: "state", cell: ({ state }) => state },
  { header: "flags", cell: ({ holds }) => holds.join(" ") || null },
  { header: "currency", cell: ({ currency }) => currency },
  { header: "amount", cell: ({ bonus, currency }) => ({ amount: bonus, currency }) },
  { header: "reason", cell: ({ reason }) => reason },
];

/** Columns of the CSV file of a member's own referrals. */
export const ownReferralColumns: Column<Referral>[] = [
  { header: "name", cell: ({ friend: name }) => name },
  { header: "joined", time: ({ joinedAt }) => joinedAt },
  { header: "state", cell: ({ state }) => state },
  { header: "currency", cell: ({ currency }) => currency },
  { header: "amount", cell: ({ bonus, currency }) => ({ amount: bonus, currency }) },
  { header: "paid", time: ({ paidAt }) => paidAt },
];
