import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { PayoutItemState } from "#contract/payout-runs/run-states.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { payoutRunFiles, payoutRunItems, payoutRuns } from "../../database/schema/payout-run-schema.ts";
import { withdrawals } from "../../database/schema/schema.ts";
import { emitEvents, type NewEvent } from "../webhooks/emit.ts";

export type PayoutRunRow = typeof payoutRuns.$inferSelect;

/** Returns a run and locks its row until the transaction ends; undefined if it doesn't exist. */
export async function lockRun(tx: Transaction, id: string): Promise<PayoutRunRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(payoutRuns).where(eq(payoutRuns.id, id)).for("no key update");
  return row;
}

/** Changes a locked run. Emits an event if it gets another state. */
export async function changeRun(
  tx: Transaction,
  id: string,
  { at, ...change }: Partial<PayoutRunRow> & { at: Date },
): Promise<PayoutRunRow> {
  const [changed] = await tx.update(payoutRuns).set(change).where(eq(payoutRuns.id, id)).returning();
  if (change.state) await emitEvents(tx, at, [payoutRunEvent(changed!)]);
  return changed!;
}

/** Returns the event for a run's current state. */
export function payoutRunEvent(run: PayoutRunRow): NewEvent {
  const { id, number, rail, currency, state, executionDay } = run;
  const type = state === "draft" ? "payout_run.created" : (`payout_run.${state}` as const);
  return { type, objectId: id, data: { id, reference: `CL${number}`, rail, currency, state, executionDay } };
}

/** Erases the content of a file that is no longer needed. Its name, hash and sums stay. */
export async function eraseFile(tx: Transaction, runId: string): Promise<void> {
  await tx.update(payoutRunFiles).set({ sealed: new Uint8Array() }).where(eq(payoutRunFiles.runId, runId));
}

/** Returns a run's payments in one of these states with their withdrawals, both locked, in the file's order. */
export async function lockItems(
  tx: Transaction,
  runId: string,
  states: PayoutItemState[],
  withdrawalId?: string,
) {
  // Locked in the order of ids, so that two transactions with common withdrawals can't deadlock.
  const rows = await tx
    .select({ item: payoutRunItems, withdrawal: withdrawals })
    .from(payoutRunItems)
    .innerJoin(withdrawals, eq(withdrawals.id, payoutRunItems.withdrawalId))
    .where(
      and(
        eq(payoutRunItems.runId, runId),
        inArray(payoutRunItems.state, states),
        withdrawalId === undefined ? undefined : eq(payoutRunItems.withdrawalId, withdrawalId),
      ),
    )
    .orderBy(asc(withdrawals.id))
    .for("no key update");
  return rows.sort((one, other) => one.item.position - other.item.position);
}
export type LockedItem = Awaited<ReturnType<typeof lockItems>>[number];

/** Changes locked payments of a run. */
export async function changeItems(
  tx: Transaction,
  runId: string,
  withdrawalIds: string[],
  change: Partial<typeof payoutRunItems.$inferSelect>,
): Promise<void> {
  await tx
    .update(payoutRunItems)
    .set(change)
    .where(and(eq(payoutRunItems.runId, runId), inArray(payoutRunItems.withdrawalId, withdrawalIds)));
}

/** Counts a run's payments in one of these states. */
export async function countItems(
  queryable: Queryable,
  runId: string,
  states: PayoutItemState[],
): Promise<number> {
  const [row] = await queryable
    .select({ count: count() })
    .from(payoutRunItems)
    .where(and(eq(payoutRunItems.runId, runId), inArray(payoutRunItems.state, states)));
  return row!.count;
}

/** A condition on `withdrawals`: it is in a run that hasn't been settled or canceled. */
export const isInOpenRun = sql`exists (select 1 from ${payoutRunItems}
  where ${payoutRunItems.withdrawalId} = ${withdrawals.id} and ${payoutRunItems.state} in ('listed', 'sent'))`;
