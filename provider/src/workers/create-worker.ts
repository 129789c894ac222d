import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { createWakeSignal, type WakeSignal } from "./wake-signal.ts";

/** Work in flight that hangs must not keep the process: the next one does what was not committed. */
const timeoutAtStop = 3_000;

export interface Worker {
  stop: () => Promise<void>;
}

interface Options {
  log: Pick<FastifyBaseLogger, "error">;
  /** Milliseconds from the start of a round to the next; a longer round is followed at once. */
  every: number;
  /** How many rounds run side by side. */
  concurrency?: number;
  /** Starts the next round early. */
  wake?: WakeSignal;
  /** What the log says when a round fails; the next round comes all the same. */
  failure: string;
  /** One round: does all that is due, until told to stop. */
  work: (stopped: AbortSignal) => Promise<unknown>;
}

/**
 * Repeats a piece of work for as long as the process lives, the first time at once. Several processes may
 * share the work. `stop` waits for what is in flight, at most 3 s.
 */
export function createWorker({
  log,
  every,
  concurrency = 1,
  wake = createWakeSignal(),
  failure,
  work,
}: Options): Worker {
  const stopped = new AbortController();
  const running = Array.from({ length: concurrency }, () => repeat(stopped.signal));
  return {
    async stop() {
      stopped.abort();
      await Promise.race([Promise.all(running), delay(timeoutAtStop, undefined, { ref: false })]);
    },
  };

  async function repeat(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      // Listens before it looks: what comes in meanwhile starts the next round.
      const next = wake.wait(every, signal);
      try {
        await work(signal);
      } catch (error) {
        // The database may be closed in the middle of a round.
        if (!signal.aborted) log.error({ err: error }, failure);
      }
      await next;
    }
  }
}
