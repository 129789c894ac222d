import { amountLimit } from "../../amount-limit.ts";
import { ConnectorError, type Connector, type PullWindow } from "../../connectors/connector.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { exchangeClaims } from "./exchange-claims.ts";
import { hasOpenClaims } from "../network-claims/repository.ts";
import { findNetwork } from "../networks/repository.ts";
import { notifyOfConnection } from "../networks/notify-of-connection.ts";
import { createClient } from "./client.ts";
import { alertedFailures } from "./failing-connections.ts";
import * as connections from "./repository.ts";
import type { ConnectionRow, RunRow } from "./repository.ts";
import { readCoupons, readPayments, readProgrammes } from "./read-catalogue.ts";
import {
  clientParts,
  keepLease,
  LeaseLost,
  parseCredentials,
  type Leased,
  type PullApp,
  type PullParts,
  type Reading,
} from "./reading.ts";
import { nextSlice, nextSweep, planRun, retryAfter, retryCatalogue } from "./schedule.ts";
import { createCredentialsCipher, type Credentials } from "./cipher.ts";
import { storeRecords } from "./store-records.ts";

const day = 24 * 60 * 60 * 1000;
/** A slice of this many milliseconds isn't halved any further, even if its response is too large. */
const minSlice = 60_000;

/** Returns the milliseconds between two runs that read changes. */
function intervalOf({ environment }: Pick<PullApp, "environment">): number {
  return environment.PULL_SECONDS * 1000;
}

/** Runs every due connection until aborted. Returns the number of runs finished by this process. */
export async function pullDue(app: PullApp, parts: PullParts, stop?: AbortSignal): Promise<number> {
  for (let finished = 0; ; finished += 1) {
    if (stop?.aborted) return finished;
    const connection = await connections.leaseDue(app.database, app.clock());
    if (!connection) return finished;
    await pull(app, connection, parts, stop);
  }
}

/** Continues the unfinished run of a killed process, or starts the next one. */
async function pull(
  app: PullApp,
  connection: Leased,
  parts: PullParts,
  stop: AbortSignal | undefined,
): Promise<void> {
  const network = (await findNetwork(app.database, connection.network))!;
  const connector = network.preset ? parts.connectors[network.preset] : undefined;
  const now = app.clock();
  const next = new Date(now.getTime() + intervalOf(app));
  const run = connector && (await nextRun(app, connection, connector));
  if (!run) return connections.endLease(app.database, connection, { nextRunAt: next });
  try {
    await readWindow({ app, connection, network, connector, run, parts, stop });
    await finish(app, connection, run, connector);
  } catch (error) {
    // The run stays open, so that the next process continues it.
    if (stop?.aborted) return connections.endLease(app.database, connection, { nextRunAt: now });
    if (!(error instanceof LeaseLost)) await fail(app, connection, run, error);
  }
}

async function nextRun(
  app: PullApp,
  connection: ConnectionRow,
  { limits, programmes, coupons, claims, payments }: Connector,
): Promise<RunRow | undefined> {
  const { network, changedThrough } = connection;
  const now = app.clock();
  const open = await connections.findOpenRun(app.database, network);
  if (open)
    return connections.updateRun(app.database, open.id, {
      state: "running",
      startedAt: open.startedAt ?? now,
    });
  const hasChanges = changedThrough !== null && now.getTime() - changedThrough.getTime() < intervalOf(app);
  const planned = planRun(connection, limits, {
    now,
    hasChanges,
    hasProgrammes: programmes !== undefined,
    hasCoupons: coupons !== undefined,
    hasPayments: payments !== undefined,
    hasClaims: claims !== undefined && (await hasOpenClaims(app.database, network)),
  });
  if (!planned) return undefined;
  const added = await connections.insertRun(app.database, { network, ...planned, createdAt: now });
  return connections.updateRun(app.database, added.id, { state: "running", startedAt: now });
}

/**
 * Reads the rest of a run's window, with the previous credentials if the network refuses the current ones.
 */
async function readWindow(reading: Reading): Promise<void> {
  const { app, connection, connector } = reading;
  const cipher = createCredentialsCipher(app.environment.PAYOUT_KEY);
  const now = app.clock();
  const validCredentials = await connections
    .openCredentials(app.database, cipher, { network: connection.network, now })
    .catch(() => {
      throw new ConnectorError("credentials_unreadable");
    });
  if (validCredentials.length === 0) throw new ConnectorError("unauthorized");
  for (const [index, credentials] of validCredentials.entries()) {
    try {
      return await readerOf(reading.run)(reading, parseCredentials(connector, credentials));
    } catch (error) {
      const isUnauthorized = error instanceof ConnectorError && error.failure === "unauthorized";
      if (!isUnauthorized || index === validCredentials.length - 1) throw error;
    }
  }
}

function readerOf({ kind }: RunRow) {
  if (kind === "catalogue") return readProgrammes;
  if (kind === "claims") return exchangeClaims;
  if (kind === "payments") return readPayments;
  return kind === "coupons" ? readCoupons : readSlices;
}

async function readSlices(reading: Reading, credentials: Credentials): Promise<void> {
  const { connector, run } = reading;
  let sliceLength = connector.limits.windowDays * day;
  let { doneThrough } = run;
  while (doneThrough < run.windowTo) {
    const { limits } = connector;
    const slice = nextSlice({ ...run, doneThrough }, sliceLength, { limits, now: reading.app.clock() });
    if (!slice) return closeSlice(reading, run.windowTo);
    try {
      await readSlice(reading, credentials, { ...slice, by: run.by });
    } catch (error) {
      const length = slice.to.getTime() - slice.from.getTime();
      const isTooLarge = error instanceof ConnectorError && error.failure === "too_large";
      if (!isTooLarge || length <= minSlice) throw error;
      sliceLength = Math.ceil(length / 2 / 1000) * 1000;
      continue;
    }
    doneThrough = slice.to;
    await closeSlice(reading, slice.to);
    // The following slices may contain fewer records, so their length is increased again.
    sliceLength = Math.min(sliceLength * 2, limits.windowDays * day);
  }
}

async function closeSlice({ app, connection, run }: Reading, doneThrough: Date): Promise<void> {
  await app.database.transaction(async (tx) => {
    await keepLease(tx, connection, app.clock());
    await connections.updateRun(tx, run.id, { doneThrough });
    if (run.kind === "change" || run.kind === "gap")
      await connections.updateChangedThrough(tx, connection.network, {
        changedThrough: doneThrough,
        now: app.clock(),
      });
  });
}

/** Reads one slice. Each page is stored in one transaction with its counts, so that it is counted once. */
async function readSlice(reading: Reading, credentials: Credentials, window: PullWindow): Promise<void> {
  const { app, connection, network, connector, run } = reading;
  const limit = amountLimit(app.environment);
  const statuses = new Map<number, number>();
  const client = createClient(clientParts(reading, credentials, statuses));
  try {
    for await (const { items } of connector.transactions(client, credentials, window)) {
      await app.database.transaction(async (tx) => {
        const at = app.clock();
        await keepLease(tx, connection, at);
        const counts = await storeRecords(tx, network, items, { limit, at });
        await connections.addCounts(tx, run.id, { pages: 1, ...counts, statuses });
      });
      statuses.clear();
      app.postbackSignal.wake();
    }
  } finally {
    const zeroCounts = { pages: 0, records: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
    if (statuses.size > 0) await connections.addCounts(app.database, run.id, { ...zeroCounts, statuses });
  }
}

async function finish(
  app: PullApp,
  connection: Leased,
  run: RunRow,
  { programmes, coupons, claims, payments }: Connector,
): Promise<void> {
  const now = app.clock();
  await app.database.transaction(async (tx) => {
    await keepLease(tx, connection, now);
    await connections.updateRun(tx, run.id, { state: "done", finishedAt: now });
    const next = nextSweep(now, intervalOf(app));
    // The due times are read again, because admins may have made some of them due during the run.
    const dueTimes = await connections.findDueTimes(tx, connection.network);
    const dueOf = (kind: RunRow["kind"], due: Date) =>
      run.kind === kind && due <= (run.startedAt ?? now) ? next : due;
    const sweepAt = dueOf("sweep", dueTimes.sweepAt);
    const catalogueAt = dueOf("catalogue", dueTimes.catalogueAt);
    const couponsAt = dueOf("coupons", dueTimes.couponsAt);
    const claimsAt = dueOf("claims", dueTimes.claimsAt);
    const paymentsAt = dueOf("payments", dueTimes.paymentsAt);
    // If anything else is due, the next run starts immediately.
    const isMoreDue =
      sweepAt <= now ||
      (programmes !== undefined && catalogueAt <= now) ||
      (coupons !== undefined && couponsAt <= now) ||
      (payments !== undefined && paymentsAt <= now) ||
      (claims !== undefined && claimsAt <= now && (await hasOpenClaims(tx, connection.network))) ||
      (await connections.findOpenRun(tx, connection.network)) !== undefined;
    const nextRunAt = isMoreDue ? now : new Date(now.getTime() + intervalOf(app));
    await connections.endLease(tx, connection, {
      failures: 0,
      nextRunAt,
      sweepAt,
      catalogueAt,
      couponsAt,
      claimsAt,
      paymentsAt,
    });
  });
}

/** The column with the next due time of each kind of run that doesn't read transactions. */
const dueColumns: Partial<Record<RunRow["kind"], "catalogueAt" | "couponsAt" | "claimsAt" | "paymentsAt">> = {
  catalogue: "catalogueAt",
  coupons: "couponsAt",
  claims: "claimsAt",
  payments: "paymentsAt",
};

async function fail(app: PullApp, connection: Leased, run: RunRow, error: unknown): Promise<void> {
  const now = app.clock();
  const connectorError = error instanceof ConnectorError ? error : undefined;
  const failures = connection.failures + 1;
  const failure = connectorError?.failure ?? "failed";
  const status = connectorError?.status ?? null;
  const unexpectedError = connectorError ? {} : { err: error };
  app.log.warn(
    { network: connection.network, run: run.id, failure, status, ...unexpectedError },
    "a network could not be pulled",
  );
  await inTransaction(app.database, async (unit) => {
    const { tx } = unit;
    if (!(await connections.renewLease(tx, connection, now))) return;
    await connections.updateRun(tx, run.id, {
      state: "failed",
      finishedAt: now,
      failure,
    });
    // A failed run of one of these kinds doesn't delay reading purchases, because the kind may require a right
    // that the credentials lack.
    const due = dueColumns[run.kind];
    if (due) {
      const nextRunAt = new Date(now.getTime() + intervalOf(app));
      const retryAt = retryCatalogue(now);
      return connections.endLease(tx, connection, { nextRunAt, [due]: retryAt });
    }
    const nextRunAt = retryAfter(failures, now, connectorError?.retryAt ?? null);
    await connections.endLease(tx, connection, { failures, nextRunAt });
    if (failures === alertedFailures)
      await notifyOfConnection(unit, app, { type: "connection_failing", network: connection.network });
  });
}
