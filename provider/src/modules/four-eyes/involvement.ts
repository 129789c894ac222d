import { and, eq, inArray, ne, or } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { balanceAdjustments } from "../../database/schema/adjustment-schema.ts";
import { claims, leadChanges, leads } from "../../database/schema/earning-schema.ts";
import { networkReports, postbackEvents } from "../../database/schema/network-schema.ts";
import { referrals } from "../../database/schema/referral-schema.ts";
import { hasReset } from "./factor-reset.ts";
import { hasSetUp } from "./set-up.ts";

interface Pair {
  admin: string;
  member: string;
}

/**
 * Returns whether an admin ever influenced a member's money: adjusted the balance, accepted a claim, confirmed
 * or resumed a purchase, paid a held bonus, imported a report of their purchases, configured the network or
 * offer of one, or turned off their second factor. Later changes of these don't matter.
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
  // Joins reports by the network's transaction id, because they have an index on it.
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
        inArray(leadChanges.event, ["confirm", "resume", "settle"]),
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
  return hasSetUp(queryable, { admin, member });
}
