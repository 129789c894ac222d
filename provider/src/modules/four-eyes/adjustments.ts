import type { FastifyInstance } from "fastify";
import type { Transaction } from "../../database/connection.ts";
import { dayBefore, dayLimits, type SecondAdminReason } from "./day-limits.ts";
import { sumAdjusted } from "./sums.ts";
import { takeTurns } from "./take-turns.ts";

interface Adjusting {
  admin: string;
  at: Date;
  /** The member's. */
  userId: string;
  /** Signed, in minor units; giving and taking weigh the same. */
  amount: bigint;
  currency: string;
}

/** Why one admin may not adjust this balance alone; null when they may. */
export async function secondAdjuster(
  tx: Transaction,
  { environment }: Pick<FastifyInstance, "environment">,
  { admin, at, userId: member, amount, currency }: Adjusting,
): Promise<SecondAdminReason | null> {
  await takeTurns(tx, [admin, member]);
  const limits = dayLimits(environment);
  const since = { currency, since: dayBefore(at) };
  const weight = amount < 0n ? -amount : amount;
  if ((await sumAdjusted(tx, { member }, since)) + weight > limits.adjustmentsOfMember)
    return "member_day_limit";
  if ((await sumAdjusted(tx, { admin }, since)) + weight > limits.adjustments) return "admin_day_limit";
  return null;
}
