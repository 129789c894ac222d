import type { SQL, SQLWrapper } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { JobQueueName } from "#contract/jobs/job-queues.ts";

interface Failures<T extends PgTable> {
  /** The condition for jobs that were given up or that fail repeatedly. */
  where: SQL | undefined;
  id: PgColumn;
  /** What a job is about, without secrets and personal data. */
  subject: SQLWrapper;
  reason: SQLWrapper;
  attempts: PgColumn;
  at: PgColumn;
  /** Returns the values that make a failed job due again, with its attempts reset. */
  retry: (now: Date) => Partial<T["$inferInsert"]>;
}

/** One kind of background job: the queries for its waiting and failed jobs. */
export interface JobQueue<T extends PgTable = PgTable> {
  name: JobQueueName;
  table: T;
  /** Returns the condition for due jobs. The worker takes the one with the earliest `dueAt`. */
  isWaiting: (now: Date) => SQL | undefined;
  dueAt: PgColumn;
  /** Absent if jobs are repeated until they succeed, so that none is ever given up. */
  failures?: Failures<T>;
}

/**
 * Declares a kind of background job. The declaration is used by the jobs screen, the retry of failed jobs, the
 * metrics and the status page.
 */
export function defineJobQueue<T extends PgTable>(
  table: T,
  queue: Omit<JobQueue<NoInfer<T>>, "table">,
): JobQueue {
  // The type of the table is only needed to check the declaration.
  return { ...queue, table } as unknown as JobQueue;
}
