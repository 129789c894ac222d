import { and, eq, exists, gt, isNotNull, not, or, sql } from "drizzle-orm";
import type { BoostAudience } from "#contract/offers/boost-audiences.ts";
import type { Database, Queryable, Transaction } from "../../database/engine/connection.ts";
import { isValidLead } from "../../database/queries/valid-leads.ts";
import { clicks, leads } from "../../database/schema/earning-schema.ts";
import { referrals } from "../../database/schema/referral-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { offers, offerVersions } from "../../database/schema/store-schema.ts";

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

/**
 * Reserves a boost's cap for a click. Concurrent clicks wait for each other, so together they never reserve more
 * than the budget.
 *
 * @returns whether the budget allows the click
 */
export async function reserveBoost(
  tx: Transaction,
  { id, audience, budget }: typeof offers.$inferSelect,
): Promise<boolean> {
  if (audience === null || budget === null) return true;
  const reserved = await tx
    .update(offers)
    .set({ promised: sql`${offers.promised} + ${offers.cap}` })
    .where(and(eq(offers.id, id), sql`${offers.promised} + ${offers.cap} <= ${offers.budget}`))
    .returning({ id: offers.id });
  return reserved.length > 0;
}

/**
 * Recomputes the amounts reserved by the clicks of running boosts: the cap at the time of the click while it
 * waits for a purchase, the cash back of its purchases once they are known, and nothing if it expires without
 * one.
 */
export async function recountPromises(database: Database, at: Date): Promise<void> {
  const running = await database
    .select({ id: offers.id })
    .from(offers)
    .where(and(isNotNull(offers.budget), gt(offers.endsAt, at)));
  for (const { id } of running)
    await database.transaction(async (tx) => {
      // Waits for uncommitted clicks that have reserved an amount; later clicks wait for this transaction.
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
