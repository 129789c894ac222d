import { and, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Notification } from "#contract/notifications.ts";
import type { Queryable } from "../../database/connection.ts";
import { isUuid } from "../../database/identifiers.ts";
import { notifications } from "../../database/schema.ts";

type Row = typeof notifications.$inferSelect;
export type NewNotification = typeof notifications.$inferInsert;

function toNotification(row: Row): Notification {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    description: row.description,
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
    user: row.userId,
    offer: row.offerId,
    paymentTrackingId: row.withdrawalId,
  };
}

const kept = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.deletedAt));
const unread = (userId: string) => and(kept(userId), isNull(notifications.readAt));
const one = (userId: string, id: string) =>
  and(kept(userId), isUuid(id) ? eq(notifications.id, id) : sql`false`);

export interface NotificationFilter {
  state?: "unread" | "read" | undefined;
  type?: string | undefined;
}

function matching({ state, type }: NotificationFilter) {
  return and(
    state === "unread" ? isNull(notifications.readAt) : undefined,
    state === "read" ? isNotNull(notifications.readAt) : undefined,
    type === undefined ? undefined : eq(notifications.type, type),
  );
}

export async function insertNotification(queryable: Queryable, row: NewNotification): Promise<Notification> {
  const [inserted] = await queryable.insert(notifications).values(row).returning();
  return toNotification(inserted!);
}

/** A page of a user's notifications that match, newest first; `page` counts from 1. */
export async function findNotifications(
  queryable: Queryable,
  userId: string,
  { page, limit, ...filter }: { page: number; limit: number } & NotificationFilter,
): Promise<Notification[]> {
  const rows = await queryable
    .select()
    .from(notifications)
    .where(and(kept(userId), matching(filter)))
    .orderBy(desc(notifications.sequence))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map(toNotification);
}

/** A user's newest unread notifications. */
export async function findUnread(
  queryable: Queryable,
  userId: string,
  limit: number,
): Promise<Notification[]> {
  const rows = await queryable
    .select()
    .from(notifications)
    .where(unread(userId))
    .orderBy(desc(notifications.sequence))
    .limit(limit);
  return rows.map(toNotification);
}

/** One notification, or undefined when it is deleted, unknown or somebody else's. */
export async function findNotification(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<Notification | undefined> {
  const [row] = await queryable.select().from(notifications).where(one(userId, id));
  return row && toNotification(row);
}

/** How many notifications match, and how many are unread whatever the filter. */
export async function countNotifications(
  queryable: Queryable,
  userId: string,
  filter: NotificationFilter = {},
): Promise<{ total: number; unread: number }> {
  const match = matching(filter) ?? sql`true`;
  const [counted] = await queryable
    .select({
      total: count(sql`case when ${match} then 1 end`),
      unread: count(sql`case when ${notifications.readAt} is null then 1 end`),
    })
    .from(notifications)
    .where(kept(userId));
  return counted!;
}

export async function countUnread(queryable: Queryable, userId: string): Promise<number> {
  const [counted] = await queryable.select({ unread: count() }).from(notifications).where(unread(userId));
  return counted!.unread;
}

/** Marks one read; false when there is none such. Marking again changes nothing. */
export async function markRead(queryable: Queryable, userId: string, id: string, at: Date): Promise<boolean> {
  const rows = await queryable
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${at.toISOString()}::timestamptz)` })
    .where(one(userId, id))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Marks all read; returns how many were unread. */
export async function markAllRead(queryable: Queryable, userId: string, at: Date): Promise<number> {
  const rows = await queryable
    .update(notifications)
    .set({ readAt: at })
    .where(unread(userId))
    .returning({ id: notifications.id });
  return rows.length;
}

/** Deletes one; tells whether it had been read, or undefined when there is none such. */
export async function markDeleted(
  queryable: Queryable,
  userId: string,
  id: string,
  at: Date,
): Promise<{ wasRead: boolean } | undefined> {
  const [row] = await queryable
    .update(notifications)
    .set({ deletedAt: at })
    .where(one(userId, id))
    .returning({ readAt: notifications.readAt });
  return row && { wasRead: row.readAt !== null };
}
