import type { FastifyInstance } from "fastify";
import { createWorker, type Worker } from "../../workers/create-worker.ts";
import { sumChangedDays } from "./sum-days.ts";

/** Sums changed days regularly while the process runs. */
export function startRollupWorker({ database, log, operation }: FastifyInstance): Worker {
  return createWorker({
    log,
    operation,
    every: 15_000,
    job: "rollups",
    failure: "changed days could not be summed",
    work: (stopped) => sumChangedDays(database, stopped),
  });
}
