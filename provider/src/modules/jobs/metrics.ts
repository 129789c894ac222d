import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import type { JobQueueState } from "#contract/jobs/admin-jobs.ts";
import { measuredGauges } from "../../plugins/measured-gauges.ts";
import { queues } from "./queues.ts";
import { findQueueState } from "./state.ts";

/** Adds the length, age and failures of every queue to the metrics. They are read from the database when scraped. */
export function registerJobMetrics(app: FastifyInstance, registry: Registry): void {
  const add = measuredGauges({
    registry,
    log: app.log,
    read: () => Promise.all(queues.map((queue) => findQueueState(app.database, queue, app.clock()))),
    failure: "queues could not be measured",
  });
  const gauge = (name: string, help: string, valueOf: (state: JobQueueState) => number) =>
    add(name, help, ["queue"], (states) =>
      states.map((state) => ({ labels: { queue: state.name }, value: valueOf(state) })),
    );
  gauge("job_queue_waiting", "Jobs that are due", ({ waiting }) => waiting);
  gauge("job_queue_failed", "Jobs that were given up or fail repeatedly", ({ failed }) => failed ?? 0);
  gauge("job_queue_oldest_seconds", "Seconds since the oldest job is due", ({ waitingSince }) =>
    waitingSince ? Math.max(0, (app.clock().getTime() - Date.parse(waitingSince)) / 1000) : 0,
  );
}
