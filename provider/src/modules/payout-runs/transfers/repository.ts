import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, lte, or } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../database/engine/connection.ts";
import { payoutTransfers } from "../../../database/schema/payout-transfer-schema.ts";
import { leaseTime } from "../../connections/repository.ts";

export type TransferRow = typeof payoutTransfers.$inferSelect;
export type LeasedTransfer = TransferRow & { lease: string };

const isUnderWay = inArray(payoutTransfers.state, ["waiting", "accepted"]);

/** Returns the transfer of a run; undefined if it isn't sent by API. */
export async function findTransfer(queryable: Queryable, runId: string): Promise<TransferRow | undefined> {
  const [row] = await queryable.select().from(payoutTransfers).where(eq(payoutTransfers.runId, runId));
  return row;
}

type NewTransfer = Pick<TransferRow, "runId" | "senderBatchId" | "clientId">;

/** Adds the transfer of a run that is sent by API, due immediately. */
export async function insertTransfer(tx: Transaction, transfer: NewTransfer, at: Date): Promise<void> {
  await tx.insert(payoutTransfers).values({ ...transfer, createdAt: at, nextAt: at });
}

/** Changes a transfer. */
export async function updateTransfer(
  queryable: Queryable,
  runId: string,
  change: Partial<TransferRow>,
): Promise<void> {
  await queryable.update(payoutTransfers).set(change).where(eq(payoutTransfers.runId, runId));
}

/** Takes the lease of a due transfer for `leaseTime`; undefined if none is due. */
export async function leaseDue(queryable: Queryable, now: Date): Promise<LeasedTransfer | undefined> {
  const { runId, nextAt, leaseEndsAt } = payoutTransfers;
  const due = queryable
    .select({ runId })
    .from(payoutTransfers)
    .where(and(isUnderWay, lte(nextAt, now), or(isNull(leaseEndsAt), lte(leaseEndsAt, now))))
    .orderBy(asc(nextAt))
    .limit(1)
    .for("no key update", { skipLocked: true });
  const [row] = await queryable
    .update(payoutTransfers)
    .set({ lease: randomUUID(), leaseEndsAt: new Date(now.getTime() + leaseTime) })
    .where(inArray(runId, due))
    .returning();
  return row && { ...row, lease: row.lease! };
}

/** Extends a lease. Returns false if another process has taken over the transfer, or it has ended. */
export async function renewLease(
  queryable: Queryable,
  { runId, lease }: LeasedTransfer,
  now: Date,
): Promise<boolean> {
  const rows = await queryable
    .update(payoutTransfers)
    .set({ leaseEndsAt: new Date(now.getTime() + leaseTime) })
    .where(and(eq(payoutTransfers.runId, runId), eq(payoutTransfers.lease, lease), isUnderWay))
    .returning({ runId: payoutTransfers.runId });
  return rows.length > 0;
}

/** Changes a transfer and ends its lease. Does nothing if another process has taken it over. */
export async function endLease(
  queryable: Queryable,
  { runId, lease }: LeasedTransfer,
  change: Partial<TransferRow>,
): Promise<void> {
  await queryable
    .update(payoutTransfers)
    .set({ ...change, lease: null, leaseEndsAt: null })
    .where(and(eq(payoutTransfers.runId, runId), eq(payoutTransfers.lease, lease)));
}

/**
 * Makes the worker read the results of a batch immediately, even if they seemed final. Stores the service's id
 * of the batch if the response with the id was lost. Returns whether the batch is ours.
 */
export async function expediteTransfer(
  queryable: Queryable,
  { batchId, senderBatchId }: { batchId?: string; senderBatchId?: string },
  now: Date,
): Promise<boolean> {
  const { state } = payoutTransfers;
  if (senderBatchId && batchId)
    await queryable
      .update(payoutTransfers)
      .set({ batchId, state: "accepted" })
      .where(
        and(
          eq(payoutTransfers.senderBatchId, senderBatchId),
          isNull(payoutTransfers.batchId),
          eq(state, "waiting"),
        ),
      );
  if (!batchId) return false;
  const rows = await queryable
    .update(payoutTransfers)
    .set({ nextAt: now, state: "accepted" })
    .where(and(eq(payoutTransfers.batchId, batchId), inArray(state, ["accepted", "done"])))
    .returning({ runId: payoutTransfers.runId });
  return rows.length > 0;
}
