import type { FastifyInstance } from "fastify";
import type { Notification, OpenedNotification } from "#contract/notifications.ts";
import { notFound } from "../../problem.ts";
import * as repository from "./repository.ts";

type App = Pick<FastifyInstance, "clock" | "database" | "realtime">;

/** What a fresh socket is sent at once: as many as the dashboard lists. */
const listed = 100;

/** A page of notifications with what the envelope's `meta` says about it. */
export async function listPage(
  { database }: Pick<App, "database">,
  userId: string,
  page: repository.Page & repository.NotificationFilter,
): Promise<{
  notifications: Notification[];
  nextCursor: string | null;
  total: number;
  unreadCount: number;
}> {
  const found = await repository.findNotifications(database, userId, page);
  const { total, unread } = await repository.countNotifications(database, userId, page);
  return { ...found, total, unreadCount: unread };
}

/** What a fresh socket starts from: the newest unread notifications, as many as a page holds, and how many there are. */
export async function listUnread(
  { database }: Pick<App, "database">,
  userId: string,
): Promise<{ notifications: Notification[]; unreadCount: number }> {
  const notifications = await repository.findUnread(database, userId, listed);
  // A page that is not full holds all of them: counting again could only disagree with it.
  const isAll = notifications.length < listed;
  return {
    notifications,
    unreadCount: isAll ? notifications.length : await repository.countUnread(database, userId),
  };
}

/** @throws Problem 404 `not_found` also for another member's notification (S7, W3). */
export async function getOne(
  { database }: Pick<App, "database">,
  userId: string,
  id: string,
): Promise<OpenedNotification> {
  const notification = await repository.findNotification(database, userId, id);
  if (!notification) throw notFound();
  return notification;
}

/**
 * Marks one read and tells all of the user's sockets.
 * @throws Problem 404 `not_found`
 */
export async function markOneRead(app: App, userId: string, id: string): Promise<{ unreadCount: number }> {
  const isMine = await repository.markRead(app.database, userId, id, app.clock());
  if (!isMine) throw notFound();
  const unreadCount = await repository.countUnread(app.database, userId);
  app.realtime.deliver(userId, "notification_read", {
    type: "notification_read",
    notificationId: id,
    unreadCount,
  });
  deliverUnreadCount(app, userId, unreadCount);
  return { unreadCount };
}

/** Marks all read and tells all of the user's sockets; `count` is how many were unread. */
export async function markEveryRead(
  app: App,
  userId: string,
): Promise<{ count: number; unreadCount: number }> {
  const count = await repository.markAllRead(app.database, userId, app.clock());
  const unreadCount = await repository.countUnread(app.database, userId);
  app.realtime.deliver(userId, "bulk_notifications_read", {
    type: "bulk_notifications_read",
    count,
    unreadCount,
  });
  deliverUnreadCount(app, userId, unreadCount);
  return { count, unreadCount };
}

/**
 * Tells all of a user's sockets of a notification that is committed. It says itself what their badge should
 * say: an `unread_count` after it would double what a crowd of members costs, and bring no news.
 */
export function deliverArrival(
  { realtime }: Pick<App, "realtime">,
  userId: string,
  notification: Notification,
  unreadCount: number,
): void {
  realtime.deliver(userId, "new_notification", { type: "new_notification", notification, unreadCount });
}

/** Tells all of a user's sockets what their badge should say. */
export function deliverUnreadCount(
  { realtime }: Pick<App, "realtime">,
  userId: string,
  unreadCount: number,
): void {
  realtime.deliver(userId, "unread_count", { type: "unread_count", count: unreadCount, unreadCount });
}
