import { and, eq, or } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { balanceAdjustments } from "../../database/adjustment-schema.ts";
import { claims, leads } from "../../database/earning-schema.ts";
import { hasReset } from "./factor-reset.ts";
import { networkReports, postbackEvents } from "../../database/network-schema.ts";

interface Pair {
  admin: string;
  member: string;
}

/**
 * Whether an admin had a hand in a member's money: adjusted the balance, accepted a claim, brought in a
 * report about their purchases, or turned off their second factor. What became of it since does not matter.
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
  if (await hasReset(queryable, { admin, member })) return true;
  for (const found of [adjusted, claimed, imported]) if ((await found).length > 0) return true;
  return false;
}
