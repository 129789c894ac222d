import { and, eq, gt, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { balanceAdjustments } from "../../database/schema/adjustment-schema.ts";
import { networkReports } from "../../database/schema/network-schema.ts";
import { payoutRunItems, payoutRuns } from "../../database/schema/payout-run-schema.ts";
import { withdrawalApprovals, withdrawals } from "../../database/schema/schema.ts";
import { shopOrders } from "../../database/schema/shop-schema.ts";

/** The actions that are summed: those on one member, or those of one admin on all members. */
type SumSubject = { member: string } | { admin: string };

interface SumPeriod {
  currency: string;
  since: Date;
}

function total(amount: SQL) {
  return sql<bigint>`coalesce(sum(${amount}), 0)::text`.mapWith(BigInt);
}

/** Sums the adjustments that single admins made since a given time. Debits count like credits. */
export async function sumAdjusted(
  queryable: Queryable,
  subject: SumSubject,
  { currency, since }: SumPeriod,
): Promise<bigint> {
  const { userId, requestedBy, amount, requestedAt, state, requiredApprovals } = balanceAdjustments;
  const [row] = await queryable
    .select({ sum: total(sql`abs(${amount})`) })
    .from(balanceAdjustments)
    .where(
      and(
        "member" in subject ? eq(userId, subject.member) : eq(requestedBy, subject.admin),
        eq(state, "booked"),
        eq(requiredApprovals, 1),
        eq(balanceAdjustments.currency, currency),
        gt(requestedAt, since),
      ),
    );
  return row!.sum;
}

/** Sums the withdrawals that single admins approved since a given time and that haven't been returned. */
export function sumApproved(
  queryable: Queryable,
  subject: SumSubject,
  { currency, since }: SumPeriod,
): Promise<bigint> {
  return sumWithdrawals(
    queryable,
    matchesSubject(subject),
    inArray(withdrawals.state, ["approved", "sent", "unclaimed", "paid"]),
    eq(withdrawals.currency, currency),
    gt(withdrawalApprovals.createdAt, since),
  );
}

/** Sums the withdrawals that single admins both approved and paid, or released, since a given time. */
export function sumPaid(
  queryable: Queryable,
  subject: SumSubject,
  { currency, since }: SumPeriod,
): Promise<bigint> {
  return sumWithdrawals(
    queryable,
    matchesSubject(subject),
    eq(withdrawals.currency, currency),
    sql`(${paidBy(since)} or ${releasedBy(since)})`,
  );
}

/** The condition that the approver also paid the withdrawal, or sent it to the bank. */
function paidBy(since: Date): SQL {
  return sql`(${withdrawals.decidedBy} = ${withdrawalApprovals.adminId} and ${withdrawals.state} in ('sent', 'unclaimed', 'paid')
    and coalesce(${withdrawals.sentAt}, ${withdrawals.settledAt}) > ${since.toISOString()}::timestamptz)`;
}

/** The condition that the approver released a payout run that contains the withdrawal. */
function releasedBy(since: Date): SQL {
  return sql`exists (select 1 from ${payoutRunItems}
    join ${payoutRuns} on ${payoutRuns.id} = ${payoutRunItems.runId}
    where ${payoutRunItems.withdrawalId} = ${withdrawals.id} and ${payoutRunItems.state} = 'listed'
      and ${payoutRuns.releasedBy} = ${withdrawalApprovals.adminId}
      and ${payoutRuns.releasedAt} > ${since.toISOString()}::timestamptz)`;
}

/**
 * Sums the face value of orders that were delivered since a given time and not taken back. For a member, counts
 * orders that required only one admin's approval; for an admin, counts those that they delivered alone.
 */
export async function sumDelivered(
  queryable: Queryable,
  subject: SumSubject,
  { currency, since }: SumPeriod,
): Promise<bigint> {
  const { userId, decidedBy, state, requiredApprovals, deliveredAt } = shopOrders;
  const [row] = await queryable
    .select({ sum: total(sql`${shopOrders.faceTotal}`) })
    .from(shopOrders)
    .where(
      and(
        "member" in subject ? eq(userId, subject.member) : eq(decidedBy, subject.admin),
        eq(state, "delivered"),
        eq(requiredApprovals, 1),
        eq(shopOrders.currency, currency),
        gt(deliveredAt, since),
      ),
    );
  return row!.sum;
}

function matchesSubject(subject: SumSubject): SQL {
  return "member" in subject
    ? eq(withdrawalApprovals.memberId, subject.member)
    : eq(withdrawalApprovals.adminId, subject.admin);
}

/** Sums withdrawals that needed only one approval. */
async function sumWithdrawals(queryable: Queryable, ...conditions: SQL[]): Promise<bigint> {
  const [row] = await queryable
    .select({ sum: total(sql`${withdrawals.amount}`) })
    .from(withdrawalApprovals)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalApprovals.withdrawalId))
    .where(and(eq(withdrawals.requiredApprovals, 1), ...conditions));
  return row!.sum;
}

/** Sums the cash back of the reports an admin applied alone since a given time. */
export async function sumImported(queryable: Queryable, admin: string, since: Date): Promise<bigint> {
  const [row] = await queryable
    .select({ sum: total(sql`${networkReports.credits}`) })
    .from(networkReports)
    .where(
      and(
        eq(networkReports.appliedBy, admin),
        isNull(networkReports.requestedBy),
        gt(networkReports.appliedAt, since),
      ),
    );
  return row!.sum;
}
