import { and, count, desc, inArray, min, sql } from "drizzle-orm";
import type { FailedJob, JobQueueState } from "#contract/jobs/admin-jobs.ts";
import { maxListedJobs } from "#contract/jobs/job-queues.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import type { JobQueue } from "../../workers/job-queue.ts";

/** Returns the numbers of waiting and failed jobs of a queue. */
export async function findQueueState(
  queryable: Queryable,
  { name, table, isWaiting, dueAt, failures }: JobQueue,
  now: Date,
): Promise<JobQueueState> {
  const [waiting] = await queryable
    .select({ count: count(), since: min(dueAt) })
    .from(table)
    .where(isWaiting(now));
  const since = waiting!.since as Date | null;
  return {
    name,
    waiting: waiting!.count,
    waitingSince: since?.toISOString() ?? null,
    failed: failures ? await queryable.$count(table, failures.where) : null,
  };
}

/** Lists the newest failed jobs of a queue. */
export async function findFailedJobs(
  queryable: Queryable,
  { table, failures }: JobQueue,
): Promise<FailedJob[]> {
  if (!failures) return [];
  const { where, id, subject, reason, attempts, at } = failures;
  const rows = await queryable
    .select({
      id: sql<string>`${id}::text`,
      subject: sql<string>`${subject}::text`,
      reason: sql<string | null>`${reason}::text`,
      attempts: sql<number>`${attempts}`,
      at,
    })
    .from(table)
    .where(where)
    .orderBy(desc(at))
    .limit(maxListedJobs);
  return rows.map((row) => ({ ...row, at: (row.at as Date).toISOString() }));
}

/** Makes failed jobs due: those in `jobs`, or all failed jobs of the queue. Returns their number. */
export async function requeueJobs(
  tx: Transaction,
  { table, failures }: JobQueue,
  { jobs, now }: { jobs: string[] | null; now: Date },
): Promise<number> {
  if (!failures) return 0;
  const { where, id, retry } = failures;
  const rows = await tx
    .update(table)
    .set(retry(now))
    .where(and(where, jobs ? inArray(sql`${id}::text`, jobs) : undefined))
    .returning({ id });
  return rows.length;
}
