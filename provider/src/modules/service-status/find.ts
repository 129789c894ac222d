import { and, desc, eq, gt, gte, lt, min, or, sql } from "drizzle-orm";
import type { WatchedService } from "#contract/service-status/service-status.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { mails } from "../../database/schema/mail-schema.ts";
import { findFailingConnections } from "../connections/failing-connections.ts";
import { findQueue } from "../jobs/queues.ts";
import { findQueueState } from "../jobs/state.ts";

/** In milliseconds. Stored reports are normally processed within seconds. */
const reportsDelayedAfter = 15 * 60_000;
/**
 * In milliseconds. Emails are normally sent within seconds; retries to one mailbox must not count as a delay.
 */
const mailsDelayedAfter = 15 * 60_000;
/**
 * Emails count as delayed only if none of this many newest emails was sent recently.
 */
const newestMails = 200;

/** Returns since when each service is delayed. Names no networks or members, because the answer is public. */
export async function findServiceStatus(
  queryable: Queryable,
  now: Date,
): Promise<{ service: WatchedService; delayedSince: string | null }[]> {
  const [purchases, emails] = await Promise.all([
    purchasesDelayedSince(queryable, now),
    emailsDelayedSince(queryable, now),
  ]);
  return [
    { service: "purchases", delayedSince: purchases },
    { service: "emails", delayedSince: emails },
  ];
}

async function purchasesDelayedSince(queryable: Queryable, now: Date): Promise<string | null> {
  const failing = await findFailingConnections(queryable, now);
  const { waitingSince } = await findQueueState(queryable, findQueue("reports"), now);
  const isLate = waitingSince !== null && Date.parse(waitingSince) < now.getTime() - reportsDelayedAfter;
  const moments = failing.map(({ changedThrough }) => changedThrough ?? now.toISOString());
  const [oldest] = [...moments, ...(isLate ? [waitingSince] : [])].toSorted();
  return oldest ?? null;
}

async function emailsDelayedSince(queryable: Queryable, now: Date): Promise<string | null> {
  const limit = new Date(now.getTime() - mailsDelayedAfter);
  const newest = queryable
    .select({ sentAt: mails.sentAt })
    .from(mails)
    .orderBy(desc(mails.sequence))
    .limit(newestMails)
    .as("newest");
  const [[waiting], [sent]] = await Promise.all([
    queryable
      .select({ since: min(mails.createdAt) })
      .from(mails)
      // After a failed attempt, `sendAfter` is in the future, so the time of creation counts instead.
      .where(
        and(
          eq(mails.state, "waiting"),
          or(lt(mails.sendAfter, limit), and(gt(mails.attempts, 0), lt(mails.createdAt, limit))),
        ),
      ),
    queryable
      .select({ one: sql`1` })
      .from(newest)
      .where(gte(newest.sentAt, limit))
      .limit(1),
  ]);
  return sent ? null : (waiting?.since?.toISOString() ?? null);
}
