import { and, count, desc, eq, inArray, isNotNull, isNull, type Placeholder, sql } from "drizzle-orm";
import type { Notification, NotificationDetails } from "#contract/notifications/notifications.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { latestFirst } from "../../database/queries/keyset-order.ts";
import { rowInserter } from "../../database/engine/insert-rows.ts";
import { readPage } from "../../database/queries/keyset.ts";
import { storeColumns } from "../../database/queries/named-columns.ts";
import { notifications } from "../../database/schema/schema.ts";
import { statement } from "../../database/engine/statement.ts";
import { stores } from "../../database/schema/store-schema.ts";

type Row = typeof notifications.$inferSelect;
export type NewNotification = Omit<typeof notifications.$inferInsert, "createdAt"> & { createdAt: Date };

/** Maps a row to a notification of the contract. */
export function toNotification(row: Row | NewNotification): Notification {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    description: row.description,
    isRead: (row.readAt ?? null) !== null,
    createdAt: row.createdAt.toISOString(),
    user: row.userId,
    offer: row.offerId ?? null,
    paymentTrackingId: row.withdrawalId ?? null,
  };
}

const notDeleted = (userId: string | Placeholder) =>
  and(eq(notifications.userId, userId), isNull(notifications.deletedAt));
const unread = (userId: string | Placeholder) => and(notDeleted(userId), isNull(notifications.readAt));
const one = (userId: string, id: string) =>
  and(notDeleted(userId), isUuid(id) ? eq(notifications.id, id) : sql`false`);

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

const insertRows = rowInserter("insert_notifications", notifications, [
  ...(["id", "userId", "type", "title", "description"] as const),
  ...(["offerId", "withdrawalId", "storeId", "createdAt", "readAt"] as const),
]);

/** Inserts notifications, the oldest first. */
export async function insertNotifications(
  queryable: Queryable,
  rows: NewNotification[],
): Promise<Notification[]> {
  await insertRows(queryable, rows);
  return rows.map(toNotification);
}

const countRows = statement<{ userId: string; unread: number }>(
  "count_unread",
  sql`select user_id as "userId", count(*)::int as unread from notifications
    where user_id = any(string_to_array(${sql.placeholder("userIds")}, ',')::uuid[])
      and read_at is null and deleted_at is null group by user_id`,
);

/** Counts the unread notifications of each of these users. Users without any are left out. */
export async function countUnreadOf(queryable: Queryable, userIds: string[]): Promise<Map<string, number>> {
  const rows = await countRows(queryable, { userIds: userIds.join() });
  return new Map(rows.map(({ userId, unread }) => [userId, unread]));
}

export interface Page {
  /** Counted from 1. Ignored if there is a cursor. */
  page: number;
  limit: number;
  cursor?: string | undefined;
}

/**
 * Returns a page of a user's matching notifications, newest first. @throws Problem 400 for an invalid cursor
 */
export async function findNotifications(
  queryable: Queryable,
  userId: string,
  { page, limit, cursor, ...filter }: Page & NotificationFilter,
): Promise<{ notifications: Notification[]; nextCursor: string | null }> {
  const found = await readPage(queryable.select().from(notifications), {
    condition: and(notDeleted(userId), matching(filter)),
    order: latestFirst(notifications.sequence, (row) => row.sequence),
    cursor,
    limit,
    offset: cursor === undefined ? (page - 1) * limit : 0,
  });
  return { notifications: found.page.map(toNotification), nextCursor: found.nextCursor };
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

/** Returns one notification, or undefined if it is deleted, unknown or another member's. */
export async function findNotification(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<NotificationDetails | undefined> {
  const [row] = await queryable
    .select({ row: notifications, store: storeColumns })
    .from(notifications)
    .leftJoin(stores, eq(stores.id, notifications.storeId))
    .where(one(userId, id));
  return row && { ...toNotification(row.row), store: row.store };
}

/** Counts the matching notifications, and the unread ones regardless of the filter. */
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
    .where(notDeleted(userId));
  return counted!;
}

export async function countUnread(queryable: Queryable, userId: string): Promise<number> {
  const [counted] = await unreadCount(queryable, userId);
  return counted!.unread;
}

/** Returns the query for the number of unread notifications, to be part of another query. */
export function unreadCount(queryable: Queryable, userId: string | Placeholder) {
  return queryable.select({ unread: count() }).from(notifications).where(unread(userId));
}

/** Marks one notification as read. Returns false if it doesn't exist. Repeating this changes nothing. */
export async function markRead(queryable: Queryable, userId: string, id: string, at: Date): Promise<boolean> {
  const rows = await queryable
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${at.toISOString()}::timestamptz)` })
    .where(one(userId, id))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/**
 * Marks all notifications as read. Returns how many were unread. Locks them in the same order as `lockOwn`, so
 * that concurrent changes of many rows can't deadlock.
 */
export async function markAllRead(queryable: Queryable, userId: string, at: Date): Promise<number> {
  const rows = await queryable
    .update(notifications)
    .set({ readAt: at })
    .where(
      inArray(
        notifications.id,
        queryable
          .select({ id: notifications.id })
          .from(notifications)
          .where(unread(userId))
          .orderBy(notifications.sequence)
          .for("update"),
      ),
    )
    .returning({ id: notifications.id });
  return rows.length;
}
