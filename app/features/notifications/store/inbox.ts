import type { Notification } from "#contract/notifications/notifications.ts";
import type { RealtimeMessage } from "#contract/realtime/realtime.ts";

const page = 100;

/** The bell's data: the listed unread notifications, newest first, and the total number of unread ones. */
export interface Inbox {
  unread: readonly Notification[];
  unreadCount: number;
}

/** Returns an inbox with the unread notifications of a list. */
export function inboxOf(notifications: readonly Notification[], unreadCount?: number): Inbox {
  const unread = newestFirst(notifications.filter((notification) => !notification.isRead));
  return { unread, unreadCount: Math.max(unreadCount ?? unread.length, unread.length) };
}

/** Returns the inbox after one of the provider's seven realtime messages. Unknown types don't change it. */
export function applyMessage(inbox: Inbox, message: RealtimeMessage): Inbox {
  const { notification, notificationId, notifications = [], unreadCount } = message;
  switch (message.type) {
    case "new_notification":
      return notification ? mergeNotifications(inbox, [notification], unreadCount) : inbox;
    case "notification_read":
    case "notification_deleted":
      return notificationId ? removeNotification(inbox, notificationId, unreadCount) : inbox;
    case "bulk_notifications_read":
      return unreadCount ? { ...inbox, unreadCount } : { unread: [], unreadCount: 0 };
    case "unread_count":
      return withCount(inbox, unreadCount ?? message.count);
    case "notification_sync":
      // A sync message with all unread notifications replaces the list. Otherwise its notifications are added
      // to the list.
      return unreadCount !== undefined && unreadCount <= notifications.filter(isUnread).length
        ? inboxOf(notifications, unreadCount)
        : mergeNotifications(inbox, notifications, unreadCount);
    case "notifications_list":
      return mergeNotifications(inbox, notifications, unreadCount);
    default:
      return inbox;
  }
}

/** Returns the inbox without a notification. `unreadCount` is the provider's new count, if it sent one. */
export function removeNotification(inbox: Inbox, id: string, unreadCount?: number): Inbox {
  const unread = inbox.unread.filter((notification) => notification.id !== id);
  const remainingCount = inbox.unreadCount - (inbox.unread.length - unread.length);
  return { unread, unreadCount: unreadCount ?? remainingCount };
}

/**
 * Returns the inbox with notifications added or updated and read ones removed. If two have the same time, the
 * added one is considered newer.
 */
export function mergeNotifications(
  inbox: Inbox,
  notifications: readonly Notification[],
  unreadCount?: number,
): Inbox {
  const addedIds = new Set(notifications.map(({ id }) => id));
  const otherUnread = inbox.unread.filter(({ id }) => !addedIds.has(id));
  const unread = newestFirst([...notifications, ...otherUnread].filter(isUnread));
  return { unread, unreadCount: unreadCount ?? inbox.unreadCount + (unread.length - inbox.unread.length) };
}

/**
 * Returns whether list and count can both be correct. The list is limited to a hundred notifications, and the
 * provider may have sent the count before or after the list.
 */
export function isConsistent({ unread, unreadCount }: Inbox): boolean {
  return unread.length === unreadCount || (unread.length >= page && unread.length < unreadCount);
}

/** Returns whether two inboxes have the same notifications and count. */
export function isSameInbox(one: Inbox, other: Inbox): boolean {
  const ids = ({ unread }: Inbox) => unread.map(({ id }) => id).join();
  return one.unreadCount === other.unreadCount && ids(one) === ids(other);
}

function withCount(inbox: Inbox, unreadCount: number | undefined): Inbox {
  if (unreadCount === undefined || unreadCount === inbox.unreadCount) return inbox;
  return unreadCount === 0 ? { unread: [], unreadCount: 0 } : { ...inbox, unreadCount };
}

function isUnread(notification: Notification): boolean {
  return !notification.isRead;
}

function newestFirst(notifications: readonly Notification[]): Notification[] {
  // The sort is stable, so notifications with the same time keep the provider's order.
  return notifications.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}
