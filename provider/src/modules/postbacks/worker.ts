import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../database/unit-of-work.ts";
import { createWorker, type Worker } from "../../workers/create-worker.ts";
import { processEvent, type ProcessApp } from "./process.ts";
import { lockDueEvent, noteFailure, type EventRow } from "./repository.ts";

type App = ProcessApp & Pick<FastifyInstance, "log">;

const second = 1_000;
const longestWait = 60 * 60 * second;
/** With the waits below some nine hours: a night is long enough to mend the cause. */
export const maximumAttempts = 20;

/** Reads all events that are due, one after the other, until told to stop; returns how many were taken. */
export async function processDueEvents(app: App, stop?: AbortSignal): Promise<number> {
  for (let taken = 0; ; taken++) {
    if (stop?.aborted || !(await processNext(app))) return taken;
  }
}

async function processNext(app: App): Promise<boolean> {
  let taken: EventRow | undefined;
  try {
    return await inTransaction(
      app.database,
      async (unit) => {
        taken = await lockDueEvent(unit.tx, app.clock());
        if (taken) await processEvent(unit, app, taken);
        return taken !== undefined;
      },
      (error) => app.log.error({ err: error }, "an effect of a network's report failed"),
    );
  } catch (error) {
    if (!taken) throw error;
    await fail(app, taken, error);
    return true;
  }
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
