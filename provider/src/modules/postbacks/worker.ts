import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../database/unit-of-work.ts";
import { processEvent, type ProcessApp } from "./process.ts";
import { lockDueEvent, noteFailure, type EventRow } from "./repository.ts";

type App = ProcessApp & Pick<FastifyInstance, "log">;

const lanes = 2;
/** Woken up by every report that comes in here; this often it looks for those of other processes. */
const pause = 1_000;
/** A database that hangs must not keep the process: what was not committed is read by the next one. */
const patience = 3_000;

const second = 1_000;
const longestWait = 60 * 60 * second;
/** With the waits below some nine hours: who mends the cause has a night for it. */
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

/**
 * Reads what networks report for as long as the process lives; several processes share the work. `stop`
 * finishes what is in flight, within 3 s.
 */
export function startPostbackWorker(app: App & Pick<FastifyInstance, "postbackBell">): {
  stop: () => Promise<void>;
} {
  const stopped = new AbortController();
  const running = Array.from({ length: lanes }, () => work(app, stopped.signal));
  return {
    async stop() {
      stopped.abort();
      await Promise.race([Promise.all(running), delay(patience, undefined, { ref: false })]);
    },
  };
}

async function work(app: App & Pick<FastifyInstance, "postbackBell">, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    // Listening before it looks: what comes in meanwhile is not slept over.
    const rung = app.postbackBell.nextRing(pause, stopped);
    try {
      await processDueEvents(app, stopped);
    } catch (error) {
      app.log.error({ err: error }, "networks' reports could not be worked on");
    }
    await rung;
  }
}
