import type { SQL, SQLWrapper } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { JobQueueName } from "#contract/jobs/job-queues.ts";

interface Failures<T extends PgTable> {
  /** Which jobs were given up or fail repeatedly. */
  where: SQL | undefined;
  id: PgColumn;
  /** What a job is about, without anything secret or personal. */
  subject: SQLWrapper;
  reason: SQLWrapper;
  attempts: PgColumn;
  at: PgColumn;
  /** The change that makes a failed job due, with all attempts. */
  retry: (now: Date) => Partial<T["$inferInsert"]>;
}

/** One kind of background job: how its table shows what waits and what failed. */
export interface JobQueue<T extends PgTable = PgTable> {
  name: JobQueueName;
  table: T;
  /** Which jobs are due. Their worker takes the one with the earliest `dueAt`. */
  isWaiting: (now: Date) => SQL | undefined;
  dueAt: PgColumn;
  /** Without it, jobs are repeated until they succeed, and nothing is given up. */
  failures?: Failures<T>;
}

/**
 * Declares a kind of background job. The screen, the retry of failed jobs, the metrics and the status page follow from
 * the declaration.
 */
export function defineJobQueue<T extends PgTable>(
  table: T,
  queue: Omit<JobQueue<NoInfer<T>>, "table">,
): JobQueue {
  // The type of the table is only needed to check the declaration.
  return { ...queue, table } as unknown as JobQueue;
}
