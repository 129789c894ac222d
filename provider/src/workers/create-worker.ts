import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { JobQueueName } from "#contract/jobs/job-queues.ts";
import { jobAttribute } from "#shared/tracing/idle-rounds.ts";
import { inSpan } from "#shared/tracing/spans.ts";
import type { Operation } from "../modules/operation/mode.ts";
import { createWakeSignal, type WakeSignal } from "./wake-signal.ts";

/**
 * The maximum time in milliseconds that a stopping process waits for a round. Another process repeats
 * uncommitted work.
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
  /** Rounds start in normal operation only, and end early when it ends. */
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
  /** Runs one round: does all due work, until stopped or paused. */
  work: (stopped: AbortSignal) => Promise<unknown>;
}

/**
 * Runs rounds of work while the process runs, the first one immediately. Several processes may share the work.
 * `stop` waits for pending rounds, at most 3 s. While the operation mode isn't normal, workers pause.
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
      // Waiting starts before the work, so that a signal during the round starts the next one.
      const next = wake.wait(every, signal);
      while (await isPaused()) await createWakeSignal().wait(modeInterval, signal);
      await runRound(signal);
      await next;
    }
  }

  async function isPaused(): Promise<boolean> {
    return !stopped.signal.aborted && (await operation.mode()).state !== "normal";
  }

  async function runRound(signal: AbortSignal): Promise<void> {
    const round = new AbortController();
    const end = () => round.abort();
    const watch = setInterval(() => void isPaused().then((paused) => paused && end()), modeInterval);
    signal.addEventListener("abort", end);
    try {
      if (!signal.aborted) await inJobSpan(job, () => work(round.signal));
    } catch (error) {
      // The database may be closed during a round.
      if (!round.signal.aborted) log.error({ err: error }, failure);
    } finally {
      clearInterval(watch);
      signal.removeEventListener("abort", end);
    }
  }
}

/** Runs work of a background job in a trace of its own. */
export function inJobSpan<T>(job: JobName, work: () => Promise<T>): Promise<T> {
  return inSpan({ name: job, kind: "internal", attributes: { [jobAttribute]: job }, isRoot: true }, work);
}
