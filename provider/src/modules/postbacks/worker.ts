import type { FastifyInstance } from "fastify";
import { inTransaction, type UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { createWorker, type Worker } from "../../workers/create-worker.ts";
import { processEvents, type ProcessApp } from "./process.ts";
import { lockDueEvents, lockWaitingEvent, recordFailure, type EventRow } from "./repository.ts";

type App = ProcessApp & Pick<FastifyInstance, "log">;

const second = 1_000;
const maxWait = 60 * 60 * second;
/** With the waits below, attempts continue for about nine hours, so that a fault can be fixed overnight. */
export const maxAttempts = 20;

/**
 * Large enough to share the cost of a transaction, small enough not to block PGlite's single connection for
 * long.
 */
const batchSize = 50;

/** Processes all due events until aborted, many in one transaction. Returns how many this process handled. */
export async function processDueEvents(app: App, stop?: AbortSignal): Promise<number> {
  for (let handledCount = 0; ;) {
    if (stop?.aborted) return handledCount;
    const { events, remaining } = await processNext(app);
    if (events.length === 0) return handledCount;
    handledCount += events.length - remaining.length;
    for (const event of remaining) {
      if (stop?.aborted) return handledCount;
      if (await processAlone(app, event)) handledCount += 1;
    }
  }
}

/**
 * Takes due events and processes those that can be processed together. `remaining` are the events to process
 * one by one: if an event fails, the transaction is rolled back, so all events remain.
 */
async function processNext(app: App): Promise<{ events: EventRow[]; remaining: EventRow[] }> {
  let events: EventRow[] = [];
  try {
    return await inUnit(app, async (unit) => {
      events = await lockDueEvents(unit.tx, app.clock(), batchSize);
      return { events, remaining: events.length > 0 ? await processEvents(unit, app, events) : [] };
    });
  } catch (error) {
    const [only, another] = events;
    if (!only) throw error;
    if (another) return { events, remaining: events };
    await fail(app, only, error);
    return { events, remaining: [] };
  }
}

/** Processes one remaining event. Returns false if another process has taken it. */
async function processAlone(app: App, { id }: EventRow): Promise<boolean> {
  let lockedEvent: EventRow | undefined;
  try {
    return await inUnit(app, async (unit) => {
      lockedEvent = await lockWaitingEvent(unit.tx, id);
      if (lockedEvent) await processEvents(unit, app, [lockedEvent]);
      return lockedEvent !== undefined;
    });
  } catch (error) {
    if (!lockedEvent) throw error;
    await fail(app, lockedEvent, error);
    return true;
  }
}

function inUnit<T>(app: App, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
  return inTransaction(app.database, work, (error) =>
    app.log.error({ err: error }, "an effect of a network's report failed"),
  );
}

async function fail(app: App, event: EventRow, error: unknown): Promise<void> {
  const now = app.clock();
  const isOver = event.attempts + 1 >= maxAttempts;
  app.log.error({ err: error, event: event.id, isOver }, "a network's report could not be read");
  const retryAt = new Date(now.getTime() + waitAfter(event.attempts + 1));
  await recordFailure(app.database, event, now, isOver ? undefined : retryAt);
}

/** Returns the milliseconds until the next attempt: a second, doubled each time up to an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(maxWait, second * 2 ** (attempts - 1));
}

/** Processes networks' reports while the process runs. Several processes share the work. */
export function startPostbackWorker(
  app: App & Pick<FastifyInstance, "operation" | "postbackSignal">,
): Worker {
  return createWorker({
    log: app.log,
    operation: app.operation,
    every: 1_000,
    concurrency: 2,
    // Every report received by this process wakes the worker. Reports received by other processes are found
    // within a second.
    wake: app.postbackSignal,
    job: "reports",
    failure: "networks' reports could not be worked on",
    work: (stopped) => processDueEvents(app, stopped),
  });
}
