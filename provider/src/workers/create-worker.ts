import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { JobQueueName } from "#contract/jobs/job-queues.ts";
import { jobAttribute } from "#shared/tracing/drop-idle-traces.ts";
import { inSpan } from "#shared/tracing/spans.ts";
import type { Operation } from "../modules/operation/mode.ts";
import { createWakeSignal, type WakeSignal } from "./wake-signal.ts";

/**
 * The maximum time in milliseconds for which a stopping process waits for a round. If the work isn't committed
 * by then, another process repeats it.
 */
const timeoutAtStop = 3_000;
/** Milliseconds between two checks of the operation mode. */
const modeInterval = 1_000;

export interface Worker {
  stop: () => Promise<void>;
}

type JobName = JobQueueName | "fraud" | "maintenance";

interface Options {
  log: Pick<FastifyBaseLogger, "error">;
  /** Rounds start only in normal operation, and end early when the operation mode changes. */
  operation: Pick<Operation, "mode">;
  /**
   * Milliseconds from the start of one round to the next. After a longer round, the next one starts
   * immediately.
   */
  every: number;
  /** Number of concurrent rounds. */
  concurrency?: number;
  /** Starts the next round early. */
  wake?: WakeSignal;
  /** The name of the job in traces. */
  job: JobName;
  /** The message logged when a round fails. The next round runs nevertheless. */
  failure: string;
  /** Runs one round: does all work that is due, until it is stopped or paused. */
  work: (stopped: AbortSignal) => Promise<unknown>;
}

/**
 * Runs rounds of work for as long as the process runs, the first one immediately. Several processes may share
 * the work. `stop` waits at most 3 s for pending rounds. Workers pause while the operation mode isn't normal.
 */
export function createWorker({
  log,
  operation,
  every,
  concurrency = 1,
  wake = createWakeSignal(),
  job,
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
      // Waiting starts before the work, so that a signal during this round starts the next one immediately.
      const next = wake.wait(every, signal);
      while (await isPaused()) await createWakeSignal().wait(modeInterval, signal);
      await tick(signal);
      await next;
    }
  }

  async function isPaused(): Promise<boolean> {
    return !stopped.signal.aborted && (await operation.mode()).state !== "normal";
  }

  async function tick(signal: AbortSignal): Promise<void> {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const abortIfPaused = () => void isPaused().then((paused) => paused && abort());
    const pauseTimer = setInterval(abortIfPaused, modeInterval);
    signal.addEventListener("abort", abort);
    try {
      if (!signal.aborted) await inJobSpan(job, () => work(controller.signal));
    } catch (error) {
      // An aborted round may fail because the database was closed. That isn't logged.
      if (!controller.signal.aborted) log.error({ err: error }, failure);
    } finally {
      clearInterval(pauseTimer);
      signal.removeEventListener("abort", abort);
    }
  }
}

/** Runs the work of a background job in its own trace. */
export function inJobSpan<T>(job: JobName, work: () => Promise<T>): Promise<T> {
  return inSpan({ name: job, kind: "internal", attributes: { [jobAttribute]: job }, isRoot: true }, work);
}
