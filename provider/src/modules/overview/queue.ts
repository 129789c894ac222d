import { and, count, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import type { WorkQueue } from "#contract/overview/admin-overview.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { claims } from "../../database/schema/earning-schema.ts";
import { mails } from "../../database/schema/mail-schema.ts";
import { payoutReports } from "../../database/schema/payout-report-schema.ts";
import { payoutTransfers } from "../../database/schema/payout-transfer-schema.ts";
import { payoutRunItems, payoutRuns } from "../../database/schema/payout-run-schema.ts";
import { withdrawals } from "../../database/schema/schema.ts";
import { toWire } from "../../money.ts";
import { alertedFailures, findFailingConnections } from "../connections/failing-connections.ts";
import { findRequests, findUnusualAdmins } from "./approval-alerts.ts";

/** The time within which decisions are promised to members: two days. */
const promisedTime = 48 * 60 * 60 * 1000;
/** PayPal returns unclaimed payments after 30 days. */
const claimTime = 30 * 24 * 60 * 60 * 1000;
const week = 7 * 24 * 60 * 60 * 1000;

/** Returns everything that waits for an admin, except networks' reports (see `network-health.ts`). */
export async function findQueue(
  queryable: Queryable,
  { currency, now }: { currency: string; now: Date },
): Promise<Omit<WorkQueue, "quarantined">> {
  const [
    open,
    openClaims,
    failedMails,
    drafts,
    unapplied,
    cameBack,
    overdue,
    failing,
    requests,
    unusualAdmins,
    failingConnections,
  ] = await Promise.all([
    findOpenWithdrawals(queryable, currency, new Date(now.getTime() - promisedTime)),
    findOpenClaims(queryable),
    queryable.select({ count: count() }).from(mails).where(eq(mails.state, "dead")),
    queryable.$count(payoutRuns, eq(payoutRuns.state, "draft")),
    queryable.$count(payoutReports, isNull(payoutReports.appliedAt)),
    queryable.$count(
      payoutRunItems,
      and(
        inArray(payoutRunItems.state, ["failed", "returned"]),
        gte(payoutRunItems.changedAt, new Date(now.getTime() - week)),
      ),
    ),
    countOverdueClaims(queryable, now),
    queryable.$count(
      payoutTransfers,
      and(
        inArray(payoutTransfers.state, ["waiting", "accepted"]),
        gte(payoutTransfers.failures, alertedFailures),
      ),
    ),
    findRequests(queryable, currency),
    findUnusualAdmins(queryable, now),
    findFailingConnections(queryable, now),
  ]);
  return {
    withdrawals: open,
    claims: openClaims,
    deadMails: failedMails[0]!.count,
    payouts: { toRelease: drafts, toApply: unapplied, cameBack, overdue, failing },
    requests,
    unusualAdmins,
    failingConnections,
  };
}

async function findOpenWithdrawals(
  queryable: Queryable,
  currency: string,
  since: Date,
): Promise<WorkQueue["withdrawals"]> {
  const isOverdue = sql`${withdrawals.state} = 'requested' and ${withdrawals.requestedAt} < ${since.toISOString()}::timestamptz`;
  const [open] = await queryable
    .select({
      count: count(),
      amount: sql<bigint>`coalesce(sum(${withdrawals.amount}), 0)::text`.mapWith(BigInt),
      overdue: sql<number>`(count(*) filter (where ${isOverdue}))::int`,
      oldestAt: sql<Date | null>`min(${withdrawals.requestedAt})`.mapWith(withdrawals.requestedAt),
    })
    .from(withdrawals)
    .where(and(inArray(withdrawals.state, ["requested", "approved"]), eq(withdrawals.currency, currency)));
  const { amount, oldestAt, ...counts } = open!;
  return { ...counts, amount: toWire(amount), oldestAt: oldestAt?.toISOString() ?? null };
}

async function findOpenClaims(queryable: Queryable): Promise<WorkQueue["claims"]> {
  const [open] = await queryable
    .select({
      count: count(),
      oldestAt: sql<Date | null>`min(${claims.createdAt})`.mapWith(claims.createdAt),
    })
    .from(claims)
    .where(inArray(claims.state, ["sent", "with_store"]));
  return { count: open!.count, oldestAt: open!.oldestAt?.toISOString() ?? null };
}

/** Counts payments that are still unclaimed after the time in which they could be claimed. */
async function countOverdueClaims(queryable: Queryable, now: Date): Promise<number> {
  const [row] = await queryable
    .select({ count: count() })
    .from(payoutRunItems)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payoutRunItems.runId))
    .where(
      and(eq(payoutRunItems.state, "unclaimed"), lt(payoutRuns.sentAt, new Date(now.getTime() - claimTime))),
    );
  return row!.count;
}
