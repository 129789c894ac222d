import type { FastifyInstance } from "fastify";
import { setTimeout as delay } from "node:timers/promises";
import { createWorker, type Worker } from "../../workers/create-worker.ts";
import { createDeliverer, type DeliveryApp } from "./deliver.ts";

/**
 * The milliseconds that running attempts have when the process stops. Unfinished deliveries are sent again by
 * another process after their lease ends.
 */
const timeoutAtStop = 3_000;

/** Delivers events to webhook endpoints while the process runs. Several processes share the work. */
export function startWebhookWorker(app: DeliveryApp & Pick<FastifyInstance, "operation">): Worker {
  const deliverer = createDeliverer(app);
  const worker = createWorker({
    log: app.log,
    operation: app.operation,
    every: 1_000,
    job: "webhooks",
    failure: "events to deliver could not be looked for",
    work: (stopped) => deliverer.start(stopped),
  });
  return {
    async stop() {
      await worker.stop();
      await Promise.race([deliverer.idle(), delay(timeoutAtStop, undefined, { ref: false })]);
    },
  };
}
