import { and, count, eq, inArray, isNotNull, isNull, not, sql, type SQL } from "drizzle-orm";
import type { WithdrawalCounts } from "#contract/withdrawals/admin-withdrawals.ts";
import { type WithdrawalStage, withdrawalStages } from "#contract/withdrawals/withdrawal-stages.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { withdrawals } from "../../database/schema/schema.ts";
import { toWire } from "../../money.ts";
import { isApprovedOnce } from "./approvals.ts";

const stages: Record<WithdrawalStage, SQL | undefined> = {
  decide: and(eq(withdrawals.state, "requested"), isNull(withdrawals.heldAt), not(isApprovedOnce)),
  second: and(eq(withdrawals.state, "requested"), isNull(withdrawals.heldAt), isApprovedOnce),
  held: isNotNull(withdrawals.heldAt),
  pay: eq(withdrawals.state, "approved"),
};

/** Returns the condition on `withdrawals` for a stage. */
export function isInStage(stage: WithdrawalStage): SQL | undefined {
  return stages[stage];
}

/** Counts the open withdrawals of each stage and sums the amounts to pay, in one statement. */
export async function countStages(
  queryable: Queryable,
  currency: string,
): Promise<WithdrawalCounts["stages"]> {
  const stage = sql<WithdrawalStage>`case when ${stages.pay} then 'pay' when ${stages.held} then 'held' when ${isApprovedOnce} then 'second' else 'decide' end`;
  const rows = await queryable
    .select({
      stage,
      count: count(),
      net: sql<bigint>`coalesce(sum(${withdrawals.net}), 0)::text`.mapWith(BigInt),
    })
    .from(withdrawals)
    .where(and(inArray(withdrawals.state, ["requested", "approved"]), eq(withdrawals.currency, currency)))
    .groupBy(sql`1`);
  const entries = withdrawalStages.map((name) => {
    const row = rows.find((candidate) => candidate.stage === name);
    return [name, { count: row?.count ?? 0, net: toWire(row?.net ?? 0n) }];
  });
  return Object.fromEntries(entries) as WithdrawalCounts["stages"];
}
