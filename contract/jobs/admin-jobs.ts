import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { instant } from "../text/identifiers.ts";
import { jobQueues, maxListedJobs } from "./job-queues.ts";

const count = z.int().nonnegative();
const name = z.enum(jobQueues);

const jobQueue = z.object({
  name,
  /** The number of due jobs, and when the oldest of them became due. */
  waiting: count,
  waitingSince: instant.nullable(),
  /**
   * The number of jobs that were given up or fail repeatedly; `null` if jobs of this kind are retried until
   * they succeed.
   */
  failed: count.nullable(),
});
export type JobQueueState = z.infer<typeof jobQueue>;

const failedJob = z.object({
  id: z.string(),
  /** The job's subject, not translated: a type, a network or a reference. */
  subject: z.string(),
  /** The last error; `null` if none is stored. */
  reason: z.string().nullable(),
  attempts: count,
  /** When the job was last due. */
  at: instant,
});
export type FailedJob = z.infer<typeof failedJob>;

const path = "/v1/admin/job-queues";
const params = z.object({ queue: name });

export const listJobQueues = defineCall("GET", path, {
  permission: "operation.read",
  summary: "List the kinds of background jobs with what waits and what failed",
  data: z.array(jobQueue),
});

export const getJobQueue = defineCall("GET", `${path}/{queue}`, {
  permission: "operation.read",
  summary: "Retrieve a kind of background jobs with its newest failed jobs",
  params,
  data: jobQueue.extend({ jobs: z.array(failedJob).max(maxListedJobs) }),
});

export const retryJobs = defineCall("POST", `${path}/{queue}/retry`, {
  permission: "operation.retry",
  summary: "Make failed jobs due at once, with all attempts",
  idempotencyKey: "optional",
  params,
  /** The ids of jobs; `null` for all failed ones. Jobs that no longer count as failed are skipped. */
  body: z.object({ jobs: z.array(z.string().max(64)).min(1).max(maxListedJobs).nullable() }),
  data: z.object({ count }),
});
