import { and, eq, exists, gt, gte, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import type { BoostAudience } from "#contract/offers/boost-audiences.ts";
import type { Database, Queryable, Transaction } from "../../database/engine/connection.ts";
import { isValidLead } from "../../database/queries/valid-leads.ts";
import { clicks, leads } from "../../database/schema/earning-schema.ts";
import { referrals } from "../../database/schema/referral-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { offers, offerVersions } from "../../database/schema/store-schema.ts";
import { findOffer, type OfferInForce } from "./in-force.ts";

/** Returns the audiences a member belongs to. */
export async function findAudiences(queryable: Queryable, userId: string): Promise<BoostAudience[]> {
  const [member] = await queryable
    .select({
      premium: sql<boolean>`${users.tier} = 'premium'`,
      referred: sql<boolean>`${exists(
        queryable
          .select({ one: sql`1` })
          .from(referrals)
          .where(eq(referrals.friendId, userId)),
      )}`,
      newcomers: sql<boolean>`${not(
        exists(
          queryable
            .select({ one: sql`1` })
            .from(leads)
            .where(eq(leads.userId, userId)),
        ),
      )}`,
    })
    .from(users)
    .where(eq(users.id, userId));
  const audiences = (["newcomers", "referred", "premium"] as const).filter((name) => member?.[name]);
  return ["everybody", ...audiences];
}

/** The member who is credited for a click. */
export interface BoostHolder {
  userId: string;
  /** Whether a visitor followed the member's link. */
  isVisit: boolean;
}

/**
 * One member's clicks may reserve a tenth of a budget. Visits to the member's links may reserve another tenth.
 */
const memberShare = 10n;
/**
 * A member's clicks may always reserve this many caps, so that the member can click again without losing the
 * boost.
 */
const minReservations = 5n;

/**
 * Returns whether a member's clicks may reserve another cap of a boost. Without this limit, one member could
 * use up the budget by clicking.
 */
async function hasShareLeft(
  queryable: Queryable,
  { id, budget, cap, startsAt }: typeof offers.$inferSelect,
  { userId, isVisit, at }: BoostHolder & { at: Date },
): Promise<boolean> {
  if (budget === null || cap === null) return true;
  const waitingClicks = await queryable.$count(
    clicks,
    and(
      eq(clicks.userId, userId),
      eq(clicks.offerId, id),
      gte(clicks.createdAt, startsAt),
      isVisit ? isNotNull(clicks.sharedLinkId) : isNull(clicks.sharedLinkId),
      isNull(clicks.trackedAt),
      gt(clicks.expiresAt, at),
    ),
  );
  const reservations = BigInt(waitingClicks) + 1n;
  return reservations <= minReservations || reservations * cap * memberShare <= budget;
}

/**
 * Reserves a boost's cap for a click. Concurrent clicks wait for each other, so that together they never
 * reserve more than the budget, and one member's clicks never more than the member's share.
 *
 * @returns whether the click gets the boost
 */
export async function reserveBoost(
  tx: Transaction,
  offer: typeof offers.$inferSelect,
  holder: BoostHolder & { at: Date },
): Promise<boolean> {
  const { id, audience, budget } = offer;
  if (audience === null || budget === null) return true;
  // Only clicks of the same member wait here, so that the offer's row is locked as briefly as possible.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`boost:${id}:${holder.userId}`}, 0))`);
  if (!(await hasShareLeft(tx, offer, holder))) return false;
  const reserved = await tx
    .update(offers)
    .set({ promised: sql`${offers.promised} + ${offers.cap}` })
    .where(and(eq(offers.id, id), sql`${offers.promised} + ${offers.cap} <= ${offers.budget}`))
    .returning({ id: offers.id });
  return reserved.length > 0;
}

/** Returns the offer that a member's next click on a store gets. */
export async function findMembersOffer(
  queryable: Queryable,
  { userId, storeId, at }: { userId: string; storeId: string; at: Date },
): Promise<OfferInForce | undefined> {
  const audiences = await findAudiences(queryable, userId);
  const skipped: string[] = [];
  for (;;) {
    const offer = await findOffer(queryable, storeId, at, audiences, skipped);
    const isLimited = offer && offer.offer.audience !== null;
    if (!isLimited || (await hasShareLeft(queryable, offer.offer, { userId, isVisit: false, at })))
      return offer;
    skipped.push(offer.offer.id);
  }
}

/**
 * Recomputes the amounts reserved by the clicks of running boosts. A click reserves the cap that applied at its
 * time while it waits for a purchase, the cash back of its purchases once they are reported, and nothing if it
 * expires without a purchase.
 */
export async function recountPromises(database: Database, at: Date): Promise<void> {
  const running = await database
    .select({ id: offers.id })
    .from(offers)
    .where(and(isNotNull(offers.budget), gt(offers.endsAt, at)));
  for (const { id } of running)
    await database.transaction(async (tx) => {
      // Waits for uncommitted clicks that have reserved an amount. Later clicks wait until this transaction
      // ends.
      await tx.select({ id: offers.id }).from(offers).where(eq(offers.id, id)).for("no key update");
      const purchases = tx
        .select({
          count: sql<number>`count(*)`.as("count"),
          cashBack: sql<bigint>`coalesce(sum(${leads.cashBack}) filter (where ${isValidLead}), 0)`.as(
            "cash_back",
          ),
        })
        .from(leads)
        .where(eq(leads.clickId, clicks.id))
        .as("purchases");
      const [row] = await tx
        .select({
          promised: sql`coalesce(sum(case when ${purchases.count} > 0 then ${purchases.cashBack}
            else (${offerVersions.terms} ->> 'cap')::bigint end), 0)::text`.mapWith(BigInt),
        })
        .from(clicks)
        .innerJoin(
          offerVersions,
          and(eq(offerVersions.offerId, clicks.offerId), eq(offerVersions.version, clicks.offerVersion)),
        )
        .innerJoinLateral(purchases, sql`true`)
        .where(and(eq(clicks.offerId, id), or(gt(clicks.expiresAt, at), gt(purchases.count, 0))));
      await tx.update(offers).set({ promised: row!.promised }).where(eq(offers.id, id));
    });
}
