import type { PayoutTransfer } from "#contract/payout-runs/payout-services.ts";
import type { Queryable, Transaction } from "../../../database/engine/connection.ts";
import { Problem } from "../../../problem.ts";
import { findTransfer, type TransferRow, updateTransfer } from "./repository.ts";

/** The time for which a transfer must have failed before outcomes can be recorded by hand. */
const minFailureTime = 24 * 60 * 60 * 1000;

/**
 * Prevents admins from recording outcomes by hand while a service may still report them: otherwise a payment
 * that was recalled here could still be made by the service. Outcomes can be recorded by hand if the transfer
 * has ended or has been failing for a day. The outcome of a single payment can only be recorded once the
 * service has accepted the batch, because the batch is sent as a whole. @throws Problem 409
 * `payout_run_transferring`
 */
export async function requireManual(
  queryable: Queryable,
  runId: string,
  { at, isSingle }: { at: Date; isSingle: boolean },
): Promise<void> {
  const transfer = await findTransfer(queryable, runId);
  if (transfer && (!isManual(transfer, at) || (isSingle && transfer.state === "waiting")))
    throw new Problem(409, "payout_run_transferring");
}

/**
 * Ends the transfer of a locked run that is being canceled. Only possible if the transfer was never tried, or
 * has been failing for a day and the service isn't known to have the batch. @throws Problem 409
 * `payout_run_transferring`
 */
export async function endTransfer(tx: Transaction, runId: string, at: Date): Promise<void> {
  const transfer = await findTransfer(tx, runId);
  if (!transfer) return;
  const isAtService = transfer.batchId !== null || transfer.failure === "batch_unknown";
  if (transfer.firstSentAt && (isAtService || !isManual(transfer, at)))
    throw new Problem(409, "payout_run_transferring");
  if (isUnderWay(transfer))
    await updateTransfer(tx, runId, { state: "ended", lease: null, leaseEndsAt: null });
}

/** Returns the progress of a run that is sent by API; `null` for other runs. */
export async function viewTransfer(
  queryable: Queryable,
  runId: string,
  at: Date,
): Promise<PayoutTransfer | null> {
  const transfer = await findTransfer(queryable, runId);
  if (!transfer) return null;
  const { state, batchId, resultsReadAt, nextAt, failures, failure } = transfer;
  return {
    state,
    batchId,
    readAt: resultsReadAt?.toISOString() ?? null,
    nextAt: isUnderWay(transfer) ? nextAt.toISOString() : null,
    failures,
    failure,
    isManual: isManual(transfer, at),
  };
}

function isManual(transfer: TransferRow, at: Date): boolean {
  if (!isUnderWay(transfer)) return true;
  const { failingSince, leaseEndsAt } = transfer;
  const isWorkedOn = leaseEndsAt !== null && leaseEndsAt > at;
  return failingSince !== null && at.getTime() - failingSince.getTime() > minFailureTime && !isWorkedOn;
}

function isUnderWay({ state }: TransferRow): boolean {
  return state === "waiting" || state === "accepted";
}
