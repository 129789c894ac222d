import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { ConnectorError, type ConnectorApi } from "../../connectors/connector.ts";
import { payoutRuns } from "../../database/schema/payout-run-schema.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { alertedFailures } from "../connections/failing-connections.ts";
import { retryAfter } from "../connections/schedule.ts";
import { countItems, lockRun } from "../payout-runs/repository.ts";
import { createPaypalClient } from "../payout-services/paypal-api.ts";
import { findPaypal, openCredentials } from "../payout-services/repository.ts";
import { createWorker, type Worker } from "../../workers/create-worker.ts";
import { notifyOfTransfer } from "./alerts.ts";
import { applyLines } from "./apply-lines.ts";
import { readBatch } from "./read-batch.ts";
import { endLease, leaseDue, type LeasedTransfer, renewLease } from "../payout-runs/transfers/repository.ts";
import { submitBatch, TransferError } from "./submit.ts";
import { keepLease, type Transferring, TransferLost } from "./transferring.ts";

const second = 1_000;
const hour = 60 * 60 * second;
/** The minimum and maximum time between two readings of unfinished results. */
const [shortest, longest] = [15 * second, hour];
/** The time between two readings of unclaimed payments. PayPal returns them after 30 days. */
const unclaimedInterval = 12 * hour;

interface TransferParts {
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<unknown>;
}

/** Sends runs by API, and reads their results, while the process runs. */
export function startTransferWorker(app: FastifyInstance): Worker {
  return createWorker({
    log: app.log,
    operation: app.operation,
    every: 10 * second,
    wake: app.transferSignal,
    job: "transfers",
    failure: "payout runs could not be transferred",
    work: (stopped) => transferDue(app, {}, stopped),
  });
}

/** Works on every due transfer until aborted. Returns their number. */
export async function transferDue(
  app: FastifyInstance,
  parts: TransferParts = {},
  stop?: AbortSignal,
): Promise<number> {
  for (let done = 0; ; done += 1) {
    if (stop?.aborted) return done;
    const transfer = await leaseDue(app.database, app.clock());
    if (!transfer) return done;
    await work({ app, transfer, statuses: new Set() }, parts, stop);
  }
}

async function work(
  context: Transferring,
  parts: TransferParts,
  stop: AbortSignal | undefined,
): Promise<void> {
  const { app, transfer } = context;
  try {
    const api = await createApi(context, parts, stop);
    if (transfer.batchId === null) await submitBatch(context, api);
    else await readResults(context, api, transfer.batchId);
  } catch (error) {
    // When this process stops, the next one continues the transfer.
    if (stop?.aborted) return endLease(app.database, transfer, { nextAt: app.clock() });
    if (!(error instanceof TransferLost)) await fail(context, error);
  }
}

/**
 * Creates the client for the account that sends the run.
 * @throws TransferError `not_connected` if that account isn't connected; ConnectorError
 */
async function createApi(
  context: Transferring,
  { sleep }: TransferParts,
  signal: AbortSignal | undefined,
): Promise<ConnectorApi> {
  const { app, transfer, statuses } = context;
  const service = await findPaypal(app.database);
  if (service?.clientId !== transfer.clientId) throw new TransferError("not_connected");
  return createPaypalClient(app, {
    credentials: openOrThrow(app.environment.PAYOUT_KEY, service),
    beforeRequest: () => keepLease(app.database, context),
    onStatus: (status) => void statuses.add(status),
    ...(sleep && { sleep }),
    signal,
  });
}

function openOrThrow(payoutKey: string, service: Parameters<typeof openCredentials>[1]) {
  try {
    return openCredentials(payoutKey, service);
  } catch {
    throw new ConnectorError("credentials_unreadable");
  }
}

/** Reads a batch and applies its results. The batch is read again later until every payment has an outcome. */
async function readResults(context: Transferring, api: ConnectorApi, batchId: string): Promise<void> {
  const { app, transfer } = context;
  const { runId, senderBatchId, createdAt } = transfer;
  const number = await findNumber(context);
  const lines = await readBatch(api, { batchId, senderBatchId, run: number });
  await inTransaction(app.database, async (unit) => {
    const { tx } = unit;
    const run = (await lockRun(tx, runId))!;
    await keepLease(tx, context);
    const at = app.clock();
    await applyLines({ ...unit, at }, app, run, { lines, name: `CL${number}-${batchId}.json` });
    const openCount = await countItems(tx, runId, ["sent"]);
    const unclaimedCount = await countItems(tx, runId, ["unclaimed"]);
    const age = at.getTime() - createdAt.getTime();
    const wait = openCount > 0 ? Math.min(longest, Math.max(shortest, age / 4)) : unclaimedInterval;
    await endLease(tx, transfer, {
      state: openCount + unclaimedCount > 0 ? "accepted" : "done",
      resultsReadAt: at,
      nextAt: new Date(at.getTime() + wait),
      failures: 0,
      failingSince: null,
      failure: null,
    });
  });
}

async function findNumber({ app, transfer }: Transferring): Promise<number> {
  const [run] = await app.database
    .select({ number: payoutRuns.number })
    .from(payoutRuns)
    .where(eq(payoutRuns.id, transfer.runId));
  return run!.number;
}

async function fail({ app, transfer }: Transferring, error: unknown): Promise<void> {
  const now = app.clock();
  const expectedError = error instanceof ConnectorError || error instanceof TransferError ? error : undefined;
  const failure = expectedError?.failure ?? "failed";
  const status = error instanceof ConnectorError ? error.status : null;
  app.log.warn(
    { run: transfer.runId, failure, status, ...(expectedError ? {} : { err: error }) },
    "a payout run could not be transferred",
  );
  await inTransaction(app.database, async (unit) => {
    if (!(await renewLease(unit.tx, transfer, now))) return;
    await endLease(unit.tx, transfer, failedResult(transfer, { failure, now, error }));
    if (transfer.failures + 1 >= alertedFailures) await notifyOfTransfer(unit, app, transfer.runId);
  });
}

function failedResult(
  { failures, failingSince }: LeasedTransfer,
  { failure, now, error }: { failure: NonNullable<LeasedTransfer["failure"]>; now: Date; error: unknown },
): Partial<LeasedTransfer> {
  const retryAt = error instanceof ConnectorError ? error.retryAt : null;
  const nextAt = retryAfter(failures + 1, now, retryAt);
  return { failures: failures + 1, failingSince: failingSince ?? now, failure, nextAt };
}
