import type { FastifyInstance } from "fastify";
import { getJobQueue, listJobQueues, retryJobs } from "#contract/jobs/admin-jobs.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { findQueue, queues } from "./queues.ts";
import { findFailedJobs, findQueueState, requeueJobs } from "./state.ts";

/** Routes for the screen of background jobs. */
export async function jobRoutes(api: FastifyInstance): Promise<void> {
  const { database, clock } = api;

  api.implement(listJobQueues, { access: "admin" }, async () => {
    const now = clock();
    return { data: await Promise.all(queues.map((queue) => findQueueState(database, queue, now))) };
  });

  api.implement(getJobQueue, { access: "admin" }, async ({ params }) => {
    const queue = findQueue(params.queue);
    const [state, jobs] = await Promise.all([
      findQueueState(database, queue, clock()),
      findFailedJobs(database, queue),
    ]);
    return { data: { ...state, jobs } };
  });

  api.implement(retryJobs, { access: "admin" }, async ({ params, body, request }) => {
    const { queue: name } = params;
    const data = await adminAction(api, request, {
      once: () => ({
        route: `POST /v1/admin/job-queues/${name}/retry`,
        key: idempotencyKeyIfAny(request),
        body,
        response: retryJobs.data,
      }),
      async run({ tx, at, log, afterCommit }) {
        const count = await requeueJobs(tx, findQueue(name), { jobs: body.jobs, now: at });
        if (count > 0) {
          await log({
            action: "job.retry",
            object: { type: "job-queue", id: name, label: name },
            before: null,
            after: { count },
          });
          afterCommit(() => {
            api.postbackSignal.wake();
            api.transferSignal.wake();
          });
        }
        return { count };
      },
    });
    return { data };
  });
}
