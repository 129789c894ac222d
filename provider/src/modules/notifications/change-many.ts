import type { FastifyInstance } from "fastify";
import type { NotificationChange } from "#contract/notifications/notifications.ts";
import { notFound } from "../../problem.ts";
import { type ChangedNotifications, deleteMany, markNotifications, restoreMany, type Row } from "./many.ts";
import { countUnread, toNotification } from "./repository.ts";
import { deliverUnreadCount } from "./service.ts";

type App = Pick<FastifyInstance, "clock" | "database" | "realtime">;
interface Outcome {
  ids: string[];
  unreadCount: number;
}

/**
 * Marks notifications as read or unread, or deletes them, and sends the changes to all of the user's sockets.
 * Unknown notifications and those of other users are left out of the answer. @throws Problem 404 `not_found`
 * if none belongs to the user
 */
export async function changeSome(
  app: App,
  userId: string,
  { change, ids }: { change: NotificationChange; ids: string[] },
): Promise<Outcome & { deletion: string | null }> {
  const now = app.clock();
  const done = await app.database.transaction<ChangedNotifications & { deletion?: string | null }>((tx) =>
    change === "delete"
      ? deleteMany(tx, userId, ids, now)
      : markNotifications(tx, userId, ids, change === "read" ? now : null),
  );
  const outcome = await announce(app, userId, done, (row, unreadCount) => {
    const about = { notificationId: row.id, unreadCount };
    if (change === "read")
      app.realtime.deliver(userId, "notification_read", { type: "notification_read", ...about });
    if (change === "delete") {
      const wasRead = row.readAt !== null;
      app.realtime.deliver(userId, "notification_deleted", {
        type: "notification_deleted",
        wasRead,
        ...about,
      });
    }
  });
  if (change === "unread") deliverRestored(app, userId, done.changed, outcome.unreadCount);
  return { ...outcome, deletion: done.deletion ?? null };
}

/**
 * Undoes a deletion and sends the change to all of the user's sockets.
 * @throws Problem 404 `not_found` if the deletion doesn't exist or is too long ago
 */
export async function restoreDeleted(app: App, userId: string, deletion: string): Promise<Outcome> {
  const now = app.clock();
  const done = await app.database.transaction((tx) => restoreMany(tx, userId, deletion, now));
  const outcome = await announce(app, userId, done, () => undefined);
  deliverRestored(app, userId, done.changed, outcome.unreadCount);
  return outcome;
}

async function announce(
  app: App,
  userId: string,
  { own, changed }: ChangedNotifications,
  deliver: (row: Row, unreadCount: number) => void,
): Promise<Outcome> {
  if (own.length === 0) throw notFound();
  const unreadCount = await countUnread(app.database, userId);
  for (const row of changed) deliver(row, unreadCount);
  if (changed.length > 0) deliverUnreadCount(app, userId, unreadCount);
  return { ids: own.map(({ id }) => id), unreadCount };
}

/**
 * The protocol has no event for notifications that are unread again or restored. A sync that contains only
 * these makes clients add them, without a sound.
 */
function deliverRestored(app: App, userId: string, rows: Row[], unreadCount: number): void {
  if (rows.length === 0) return;
  const notifications = rows.map(toNotification).reverse();
  app.realtime.deliver(userId, "notification_sync", {
    type: "notification_sync",
    notifications,
    unreadCount,
  });
}
