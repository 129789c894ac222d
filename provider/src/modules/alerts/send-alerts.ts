import { and, count, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { NotificationType, NotificationValues } from "#contract/notifications/notification-types.ts";
import type { Database, Transaction } from "../../database/engine/connection.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { memberAlerts } from "../../database/schema/favourite-schema.ts";
import { type Notifier, notify } from "../notifications/notify.ts";

/** The maximum number of alerts to a member in seven days. */
export const alertsPerWeek = 3;

const week = 7 * 24 * 3600 * 1000;
const batchSize = 200;

/** A notification about something a member may be interested in, sent once. */
export interface Alert<T extends NotificationType = NotificationType> {
  userId: string;
  type: T;
  values: NotificationValues[T];
  /** Identifies the event: a member gets no second alert for it. */
  subject: string;
  /** The dashboard's page about it, without a language. */
  path: string;
  storeId?: string;
}

interface AlertOptions {
  /**
   * Whether alerts count towards `alertsPerWeek`. Alerts that a member chose to receive at fixed times don't
   * count.
   */
  isCounted?: boolean;
}

/**
 * Sends alerts, each once, and at most `alertsPerWeek` to a member in a week; further ones are dropped. May
 * run repeatedly, in several processes, and be interrupted: each batch is one transaction. @returns the
 * number sent
 */
export async function sendAlerts<T extends NotificationType>(
  app: Notifier,
  alerts: readonly Alert<T>[],
  { isCounted = true }: AlertOptions = {},
): Promise<number> {
  let sent = 0;
  for (let start = 0; start < alerts.length; start += batchSize) {
    const batch = alerts.slice(start, start + batchSize);
    sent += await inTransaction(app.database, async (unit) => {
      const due = await takeDue(unit.tx, batch, { at: app.clock(), isCounted });
      for (const { subject, ...alert } of due)
        await notify(unit, app, { ...alert, cause: `${subject}:${alert.userId}` });
      return due.length;
    });
  }
  return sent;
}

/** Records alerts as handled, and returns those to send. */
async function takeDue<T extends NotificationType>(
  tx: Transaction,
  batch: readonly Alert<T>[],
  { at, isCounted }: Required<AlertOptions> & { at: Date },
): Promise<Alert<T>[]> {
  // Only one process can hold this lock at a time, so that concurrent batches can't exceed the limit together.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('member_alerts'))`);
  const rows = batch.map(({ userId, subject }) => ({ userId, subject, handledAt: at }));
  const added = await tx.insert(memberAlerts).values(rows).onConflictDoNothing().returning();
  const newKeys = new Set(added.map(({ userId, subject }) => `${userId} ${subject}`));
  if (!isCounted) return batch.filter(({ userId, subject }) => newKeys.delete(`${userId} ${subject}`));
  const userIds = [...new Set(added.map(({ userId }) => userId))];
  if (userIds.length === 0) return [];
  const since = new Date(at.getTime() - week);
  const recent = await tx
    .select({ userId: memberAlerts.userId, sent: count() })
    .from(memberAlerts)
    .where(and(inArray(memberAlerts.userId, userIds), gte(memberAlerts.sentAt, since)))
    .groupBy(memberAlerts.userId);
  const sentCounts = new Map(recent.map((row) => [row.userId, row.sent]));
  const due = batch.filter(({ userId, subject }) => {
    if (!newKeys.delete(`${userId} ${subject}`)) return false;
    const earlierCount = sentCounts.get(userId) ?? 0;
    sentCounts.set(userId, earlierCount + 1);
    return earlierCount < alertsPerWeek;
  });
  for (const { userId, subject } of due)
    await tx
      .update(memberAlerts)
      .set({ sentAt: at })
      .where(and(eq(memberAlerts.userId, userId), eq(memberAlerts.subject, subject)));
  return due;
}

/** Deletes the records of alerts whose events are too old to occur again. */
export async function pruneAlerts(database: Database, before: Date): Promise<void> {
  await database.delete(memberAlerts).where(lt(memberAlerts.handledAt, before));
}
