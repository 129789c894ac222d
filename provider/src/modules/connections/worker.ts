import type { FastifyInstance } from "fastify";
import { connectors } from "../../connectors/connectors.ts";
import { createWorker, type Worker } from "../../workers/create-worker.ts";
import { notifyOfStaleData } from "./alerts.ts";
import type { PullApp } from "./reading.ts";
import { pullDue } from "./run.ts";

/** Reads connected networks while the process runs. Several processes share the work. */
export function startPullWorker(app: PullApp & Pick<FastifyInstance, "operation">): Worker {
  return createWorker({
    log: app.log,
    operation: app.operation,
    every: 15_000,
    job: "networks",
    failure: "networks could not be pulled",
    async work(stopped) {
      await pullDue(app, { connectors }, stopped);
      await notifyOfStaleData(app);
    },
  });
}
