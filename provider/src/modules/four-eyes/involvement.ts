import { and, eq, gt, gte, inArray, isNull, ne, notInArray, or } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { balanceAdjustments } from "../../database/adjustment-schema.ts";
import { claims, leadChanges, leads } from "../../database/earning-schema.ts";
import { networkReports, networkSecrets, postbackEvents } from "../../database/network-schema.ts";
import { referrals } from "../../database/referral-schema.ts";
import { users } from "../../database/schema.ts";
import { roleHas } from "../permissions/role-has.ts";
import { hasEverHadColleague } from "../permissions/ever-had-colleague.ts";
import { hasReset } from "./factor-reset.ts";

interface Pair {
  admin: string;
  member: string;
}

/**
 * Whether an admin had a hand in a member's money: adjusted the balance, accepted a claim, confirmed or resumed
 * a purchase, paid a bonus that was held, brought in a report about their purchases, knows the secret one was
 * signed with, or turned off their second factor. What became of it since does not matter.
 */
export async function isInvolved(queryable: Queryable, { admin, member }: Pair): Promise<boolean> {
  const adjusted = queryable
    .select({ id: balanceAdjustments.id })
    .from(balanceAdjustments)
    .where(
      and(
        eq(balanceAdjustments.userId, member),
        eq(balanceAdjustments.state, "booked"),
        or(eq(balanceAdjustments.requestedBy, admin), eq(balanceAdjustments.decidedBy, admin)),
      ),
    )
    .limit(1);
  const claimed = queryable
    .select({ id: claims.id })
    .from(claims)
    .where(and(eq(claims.userId, member), eq(claims.state, "accepted"), eq(claims.decidedBy, admin)))
    .limit(1);
  // By what the network calls the purchase, which reports are indexed by.
  const imported = queryable
    .select({ id: networkReports.id })
    .from(leads)
    .innerJoin(
      postbackEvents,
      and(
        eq(postbackEvents.network, leads.network),
        eq(postbackEvents.transactionId, leads.networkTransactionId),
      ),
    )
    .innerJoin(networkReports, eq(networkReports.id, postbackEvents.reportId))
    .where(
      and(
        eq(leads.userId, member),
        or(
          eq(networkReports.createdBy, admin),
          eq(networkReports.appliedBy, admin),
          eq(networkReports.requestedBy, admin),
        ),
      ),
    )
    .limit(1);
  const stepped = queryable
    .select({ id: leads.id })
    .from(leads)
    .innerJoin(leadChanges, eq(leadChanges.leadId, leads.id))
    .where(
      and(
        eq(leads.userId, member),
        eq(leadChanges.actorId, admin),
        inArray(leadChanges.event, ["confirm", "resume"]),
      ),
    )
    .limit(1);
  const rewarded = queryable
    .select({ id: referrals.id })
    .from(referrals)
    .where(
      and(
        or(eq(referrals.referrerId, member), eq(referrals.friendId, member)),
        eq(referrals.decidedBy, admin),
        ne(referrals.state, "refused"),
      ),
    )
    .limit(1);
  if (await hasReset(queryable, { admin, member })) return true;
  for (const found of [adjusted, claimed, imported, stepped, rewarded])
    if ((await found).length > 0) return true;
  return couldHaveReported(queryable, { admin, member });
}

/**
 * Whether a purchase of the member's was reported while a secret counted that this admin had made, and so has
 * seen. It does not matter as long as a lone founder never had a colleague: there would be no second admin ever.
 */
async function couldHaveReported(queryable: Queryable, { admin, member }: Pair): Promise<boolean> {
  const reported = await queryable
    .select({ id: leads.id })
    .from(leads)
    .innerJoin(
      networkSecrets,
      and(
        eq(networkSecrets.network, leads.network),
        eq(networkSecrets.createdBy, admin),
        gte(leads.createdAt, networkSecrets.createdAt),
        or(isNull(networkSecrets.endsAt), gt(networkSecrets.endsAt, leads.createdAt)),
      ),
    )
    .where(and(eq(leads.userId, member), eq(leads.source, "postback")))
    .limit(1);
  if (reported.length === 0) return false;
  const others = await queryable
    .select({ id: users.id })
    .from(users)
    .where(and(roleHas(["withdrawals.decide"]), notInArray(users.id, [admin, member])))
    .limit(1);
  return others.length > 0 || hasEverHadColleague(queryable, [admin, member]);
}
