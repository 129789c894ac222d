import type { FastifyInstance } from "fastify";
import type { Notification, NotificationDetails } from "#contract/notifications/notifications.ts";
import { notFound } from "../../problem.ts";
import * as repository from "./repository.ts";

type App = Pick<FastifyInstance, "clock" | "database" | "realtime">;

/** The number of notifications sent to a new socket, which is the number the dashboard lists. */
const maxListed = 100;

/** Returns a page of notifications with the values of the envelope's `meta`. */
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

/**
 * Returns the initial state for a new socket: the newest unread notifications, up to one page, and their total
 * number.
 */
export async function listUnread(
  { database }: Pick<App, "database">,
  userId: string,
): Promise<{ notifications: Notification[]; unreadCount: number }> {
  const notifications = await repository.findUnread(database, userId, maxListed);
  // A page that isn't full contains all unread notifications, so a count could only differ by a race.
  const isAll = notifications.length < maxListed;
  return {
    notifications,
    unreadCount: isAll ? notifications.length : await repository.countUnread(database, userId),
  };
}

/** @throws Problem 404 `not_found`, also for another member's notification (S7, W3) */
export async function getOne(
  { database }: Pick<App, "database">,
  userId: string,
  id: string,
): Promise<NotificationDetails> {
  const notification = await repository.findNotification(database, userId, id);
  if (!notification) throw notFound();
  return notification;
}

/**
 * Marks one notification as read and sends the change to all of the user's sockets.
 * @throws Problem 404 `not_found`
 */
export async function markOneRead(app: App, userId: string, id: string): Promise<{ unreadCount: number }> {
  const exists = await repository.markRead(app.database, userId, id, app.clock());
  if (!exists) throw notFound();
  const unreadCount = await repository.countUnread(app.database, userId);
  app.realtime.deliver(userId, "notification_read", {
    type: "notification_read",
    notificationId: id,
    unreadCount,
  });
  deliverUnreadCount(app, userId, unreadCount);
  return { unreadCount };
}

/**
 * Marks all notifications as read and sends the change to all of the user's sockets. `count` is how many were
 * unread.
 */
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
 * Sends a committed notification to all of a user's sockets. The message contains the number for the badge, as
 * a separate `unread_count` would double the cost of notifying many members.
 */
export function deliverArrival(
  { realtime }: Pick<App, "realtime">,
  userId: string,
  notification: Notification,
  unreadCount: number,
): void {
  realtime.deliver(userId, "new_notification", { type: "new_notification", notification, unreadCount });
}

/** Sends the number of unread notifications to all of a user's sockets, for their badge. */
export function deliverUnreadCount(
  { realtime }: Pick<App, "realtime">,
  userId: string,
  unreadCount: number,
): void {
  realtime.deliver(userId, "unread_count", { type: "unread_count", count: unreadCount, unreadCount });
}
