import { connectors } from "../../connectors/connectors.ts";
import { createWorker, type Worker } from "../../workers/create-worker.ts";
import { pullDue, type PullApp } from "./run.ts";

/** Pulls connected networks while the process runs. Several processes share the work. */
export function startPullWorker(app: PullApp): Worker {
  return createWorker({
    log: app.log,
    every: 15_000,
    failure: "networks could not be pulled",
    work: (stopped) => pullDue(app, { connectors }, stopped),
  });
}
