import type { FastifyInstance } from "fastify";
import { createWorker, type Worker } from "../../workers/create-worker.ts";
import { type PushApp, sendDuePushes } from "./deliver.ts";

/**
 * Sends the push messages of the outbox while the process runs. Several processes share the work. A message that is
 * being sent when the process stops is retried after its lease ends.
 */
export function startPushWorker(app: PushApp & Pick<FastifyInstance, "operation">): Worker {
  return createWorker({
    log: app.log,
    operation: app.operation,
    every: 1_000,
    // So that a slow service doesn't delay messages to others.
    concurrency: 4,
    job: "push",
    failure: "push messages could not be sent",
    work: (stopped) => sendDuePushes(app, undefined, stopped),
  });
}
