import type { FastifyInstance } from "fastify";
import { Gauge, type Registry } from "prom-client";
import type { JobQueueState } from "#contract/jobs/admin-jobs.ts";
import { queues } from "./queues.ts";
import { findQueueState } from "./state.ts";

/** Adds the length, age and failures of every queue to the metrics. They are read from the database when scraped. */
export function registerJobMetrics(app: FastifyInstance, registry: Registry): void {
  let reading: Promise<JobQueueState[]> | undefined;
  /** Returns the states of all queues. They are read once per scrape, for all gauges together. */
  function readStates(): Promise<JobQueueState[]> {
    reading ??= Promise.all(queues.map((queue) => findQueueState(app.database, queue, app.clock()))).finally(
      () => {
        reading = undefined;
      },
    );
    return reading;
  }
  const gauge = (name: string, help: string, valueOf: (state: JobQueueState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["queue"],
      registers: [registry],
      async collect() {
        this.reset();
        try {
          for (const state of await readStates()) this.set({ queue: state.name }, valueOf(state));
        } catch (error) {
          // Only logged, because the process metrics matter most while the database is unavailable.
          app.log.warn({ err: error }, "queues could not be measured");
        }
      },
    });
  gauge("job_queue_waiting", "Jobs that are due", ({ waiting }) => waiting);
  gauge("job_queue_failed", "Jobs that were given up or fail repeatedly", ({ failed }) => failed ?? 0);
  gauge("job_queue_oldest_seconds", "Seconds since the oldest job is due", ({ waitingSince }) =>
    waitingSince ? Math.max(0, (app.clock().getTime() - Date.parse(waitingSince)) / 1000) : 0,
  );
}
