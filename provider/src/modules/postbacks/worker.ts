import type { FastifyInstance } from "fastify";
import { inTransaction, type UnitOfWork } from "../../database/unit-of-work.ts";
import { createWorker, type Worker } from "../../workers/create-worker.ts";
import { processEvents, type ProcessApp } from "./process.ts";
import { lockDueEvents, lockWaitingEvent, noteFailure, type EventRow } from "./repository.ts";

type App = ProcessApp & Pick<FastifyInstance, "log">;

const second = 1_000;
const longestWait = 60 * 60 * second;
/** With the waits below some nine hours: a night is long enough to mend the cause. */
export const maximumAttempts = 20;

/** Enough to share what a transaction costs, few enough that PGlite's one connection is soon free again. */
const mostAtOnce = 50;

/** Reads all events that are due until told to stop, many in one transaction; returns how many were read here. */
export async function processDueEvents(app: App, stop?: AbortSignal): Promise<number> {
  for (let read = 0; ;) {
    if (stop?.aborted) return read;
    const { events, left } = await processNext(app);
    if (events.length === 0) return read;
    read += events.length - left.length;
    for (const event of left) {
      if (stop?.aborted) return read;
      if (await processAlone(app, event)) read += 1;
    }
  }
}

/** Takes what is due and reads what can be read together. When that breaks nothing was done: all of it is left. */
async function processNext(app: App): Promise<{ events: EventRow[]; left: EventRow[] }> {
  let events: EventRow[] = [];
  try {
    return await inUnit(app, async (unit) => {
      events = await lockDueEvents(unit.tx, app.clock(), mostAtOnce);
      return { events, left: events.length > 0 ? await processEvents(unit, app, events) : [] };
    });
  } catch (error) {
    const [only, another] = events;
    if (!only) throw error;
    if (another) return { events, left: events };
    await fail(app, only, error);
    return { events, left: [] };
  }
}

/** Reads one event that was left; false when another process has it by now. */
async function processAlone(app: App, { id }: EventRow): Promise<boolean> {
  let taken: EventRow | undefined;
  try {
    return await inUnit(app, async (unit) => {
      taken = await lockWaitingEvent(unit.tx, id);
      if (taken) await processEvents(unit, app, [taken]);
      return taken !== undefined;
    });
  } catch (error) {
    if (!taken) throw error;
    await fail(app, taken, error);
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
  const isOver = event.attempts + 1 >= maximumAttempts;
  app.log.error({ err: error, event: event.id, isOver }, "a network's report could not be read");
  const again = new Date(now.getTime() + waitAfter(event.attempts + 1));
  await noteFailure(app.database, event, now, isOver ? undefined : again);
}

/** Milliseconds until the next try: a second, doubled each time up to an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(longestWait, second * 2 ** (attempts - 1));
}

/** Reads what networks report for as long as the process lives; several processes share the work. */
export function startPostbackWorker(app: App & Pick<FastifyInstance, "postbackSignal">): Worker {
  return createWorker({
    log: app.log,
    every: 1_000,
    concurrency: 2,
    // Every report that comes in here wakes it; once a second it looks for those of other processes.
    wake: app.postbackSignal,
    failure: "networks' reports could not be worked on",
    work: (stopped) => processDueEvents(app, stopped),
  });
}
