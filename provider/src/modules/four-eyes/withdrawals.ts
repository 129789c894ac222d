import type { FastifyInstance } from "fastify";
import type { Transaction } from "../../database/connection.ts";
import { dayBefore, dayLimits, type SecondAdminReason } from "./day-limits.ts";
import { isInvolved } from "./involvement.ts";
import { sumApproved, sumPaid } from "./sums.ts";
import { takeTurns } from "./take-turns.ts";

interface Decision {
  admin: string;
  at: Date;
  /** The withdrawal's. */
  userId: string;
  amount: bigint;
  currency: string;
}

type App = Pick<FastifyInstance, "environment">;

/** Why one admin may not approve this withdrawal alone; null when they may. */
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
  if ((await sum(tx, { member }, since)) + amount > limits.withdrawalsOfMember) return "member_day_limit";
  if ((await sum(tx, { admin }, since)) + amount > limits.withdrawals) return "admin_day_limit";
  return null;
}
