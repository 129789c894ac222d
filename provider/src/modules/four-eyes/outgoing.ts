import type { FastifyInstance } from "fastify";
import type { Transaction } from "../../database/connection.ts";
import { dayBefore, dayLimits, type SecondAdminReason } from "./day-limits.ts";
import { isInvolved } from "./involvement.ts";
import { sumApproved, sumDelivered, sumPaid } from "./sums.ts";
import { takeTurns } from "./take-turns.ts";

interface Decision {
  admin: string;
  at: Date;
  /** Of the withdrawal or the order. */
  userId: string;
  /** In minor units. */
  amount: bigint;
  currency: string;
}

type App = Pick<FastifyInstance, "environment">;

/** Why one admin may not approve this withdrawal, or deliver this order, alone; null when they may. */
export function secondApprover(tx: Transaction, app: App, decision: Decision) {
  return secondAdmin(tx, app, decision, sumApproved);
}

/** Why who approved this withdrawal alone may not pay it, too; null when they may. */
export function secondPayer(tx: Transaction, app: App, decision: Decision) {
  return secondAdmin(tx, app, decision, sumPaid);
}

async function secondAdmin(
  tx: Transaction,
  { environment }: App,
  { admin, at, userId: member, amount, currency }: Decision,
  sum: typeof sumApproved,
): Promise<SecondAdminReason | null> {
  await takeTurns(tx, [admin, member]);
  if (await isInvolved(tx, { admin, member })) return "involved";
  const limits = dayLimits(environment);
  const since = { currency, since: dayBefore(at) };
  const sumLeft = async (whose: { member: string } | { admin: string }) =>
    (await sum(tx, whose, since)) + (await sumDelivered(tx, whose, since)) + amount;
  if ((await sumLeft({ member })) > limits.withdrawalsOfMember) return "member_day_limit";
  if ((await sumLeft({ admin })) > limits.withdrawals) return "admin_day_limit";
  return null;
}
