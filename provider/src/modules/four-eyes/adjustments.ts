import type { FastifyInstance } from "fastify";
import type { Transaction } from "../../database/engine/connection.ts";
import { dayBefore, dayLimits, type SecondAdminReason } from "./day-limits.ts";
import { adjustmentNeedsApproval } from "./limits.ts";
import { sumAdjusted } from "./sums.ts";
import { lockDailySums } from "./lock-daily-sums.ts";

interface AdjustmentContext {
  admin: string;
  at: Date;
  /** The member's id. */
  userId: string;
  /** Signed, in minor units. Credits and debits count alike. */
  amount: bigint;
  currency: string;
}

/** Returns why one admin may not adjust this balance alone, or `null` if they may. */
export async function secondAdjuster(
  tx: Transaction,
  { environment }: Pick<FastifyInstance, "environment">,
  { admin, at, userId: member, amount, currency }: AdjustmentContext,
): Promise<SecondAdminReason | null> {
  await lockDailySums(tx, [admin, member]);
  const since = { currency, since: dayBefore(at) };
  const facts = {
    sumOfMember: await sumAdjusted(tx, { member }, since),
    sumOfAdmin: await sumAdjusted(tx, { admin }, since),
    amount,
  };
  return adjustmentNeedsApproval(facts, dayLimits(environment));
}
