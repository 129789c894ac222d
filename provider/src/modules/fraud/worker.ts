import type { FastifyInstance } from "fastify";
import { createWorker, type Worker } from "../../workers/create-worker.ts";
import { expireCases, scanMembers, screenRequests } from "./scan.ts";

/**
 * Evaluates new withdrawals, expires undecided holds, and scans all members, while the process runs. Several
 * processes share the work.
 */
export function startFraudWorker(app: FastifyInstance): Worker {
  return createWorker({
    log: app.log,
    operation: app.operation,
    every: 60_000,
    wake: app.fraudSignal,
    job: "fraud",
    failure: "fraud rules could not be evaluated",
    async work(stopped) {
      await screenRequests(app);
      while (!stopped.aborted && (await expireCases(app)) > 0) continue;
      await scanMembers(app, stopped);
    },
  });
}
