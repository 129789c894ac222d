import type { FastifyInstance } from "fastify";
import type { Transaction } from "../../database/engine/connection.ts";
import { dayBefore, dayLimits, type SecondAdminReason } from "./day-limits.ts";
import { isInvolved } from "./involvement.ts";
import { outgoingNeedsApproval } from "./limits.ts";
import { sumApproved, sumDelivered, sumPaid } from "./sums.ts";
import { lockDailySums } from "./lock-daily-sums.ts";

interface Decision {
  admin: string;
  at: Date;
  /** The member of the withdrawal or order. */
  userId: string;
  /** In minor units. */
  amount: bigint;
  currency: string;
}

type App = Pick<FastifyInstance, "environment">;

/** Returns why one admin may not approve this withdrawal, or deliver this order, alone; `null` if they may. */
export function approvalNeedsOtherAdmin(tx: Transaction, app: App, decision: Decision) {
  return secondAdminReason(tx, app, decision, sumApproved);
}

/** Returns why the only approver of this withdrawal may not also pay it; `null` if they may. */
export function payoutNeedsOtherAdmin(tx: Transaction, app: App, decision: Decision) {
  return secondAdminReason(tx, app, decision, sumPaid);
}

async function secondAdminReason(
  tx: Transaction,
  { environment }: App,
  { admin, at, userId: member, amount, currency }: Decision,
  sum: typeof sumApproved,
): Promise<SecondAdminReason | null> {
  await lockDailySums(tx, [admin, member]);
  const since = { currency, since: dayBefore(at) };
  const sumOutgoing = async (subject: { member: string } | { admin: string }) =>
    (await sum(tx, subject, since)) + (await sumDelivered(tx, subject, since));
  const facts = {
    isInvolved: await isInvolved(tx, { admin, member }),
    sumOfMember: await sumOutgoing({ member }),
    sumOfAdmin: await sumOutgoing({ admin }),
    amount,
  };
  return outgoingNeedsApproval(facts, dayLimits(environment));
}
