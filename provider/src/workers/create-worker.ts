import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { createWakeSignal, type WakeSignal } from "./wake-signal.ts";

/**
 * The maximum time in milliseconds that a stopping process waits for a round. Another process repeats
 * uncommitted work.
 */
const timeoutAtStop = 3_000;

export interface Worker {
  stop: () => Promise<void>;
}

interface Options {
  log: Pick<FastifyBaseLogger, "error">;
  /**
   * Milliseconds from the start of one round to the next. After a longer round, the next one starts
   * immediately.
   */
  every: number;
  /** Number of concurrent rounds. */
  concurrency?: number;
  /** Starts the next round early. */
  wake?: WakeSignal;
  /** The message logged when a round fails. The next round runs nevertheless. */
  failure: string;
  /** Runs one round: does all due work, until stopped. */
  work: (stopped: AbortSignal) => Promise<unknown>;
}

/**
 * Runs rounds of work while the process runs, the first one immediately. Several processes may share the work.
 * `stop` waits for pending rounds, at most 3 s.
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
      // Waiting starts before the work, so that a signal during the round starts the next one.
      const next = wake.wait(every, signal);
      try {
        await work(signal);
      } catch (error) {
        // The database may be closed during a round.
        if (!signal.aborted) log.error({ err: error }, failure);
      }
      await next;
    }
  }
}
