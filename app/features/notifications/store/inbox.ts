import type { Notification } from "#contract/notifications.ts";
import type { RealtimeMessage } from "#contract/realtime.ts";

const page = 100;

/** What the bell knows: the unread notifications it lists, newest first, and how many there are in all. */
export interface Inbox {
  unread: readonly Notification[];
  unreadCount: number;
}

/** Keeps the unread ones of a list the provider answered with. */
export function inboxOf(notifications: readonly Notification[], unreadCount?: number): Inbox {
  const unread = newestFirst(notifications.filter((notification) => !notification.isRead));
  return { unread, unreadCount: Math.max(unreadCount ?? unread.length, unread.length) };
}

/** The inbox after a realtime message (seven server events); an unknown type changes nothing. */
export function applyMessage(inbox: Inbox, message: RealtimeMessage): Inbox {
  const { notification, notificationId, notifications = [], unreadCount } = message;
  switch (message.type) {
    case "new_notification":
      return notification ? merge(inbox, [notification], unreadCount) : inbox;
    case "notification_read":
    case "notification_deleted":
      return notificationId ? without(inbox, notificationId, unreadCount) : inbox;
    case "bulk_notifications_read":
      return unreadCount ? { ...inbox, unreadCount } : { unread: [], unreadCount: 0 };
    case "unread_count":
      return withCount(inbox, unreadCount ?? message.count);
    case "notification_sync":
      // A sync that names every unread one replaces the list; a shorter one only adds to it.
      return unreadCount !== undefined && unreadCount <= notifications.filter(isUnread).length
        ? inboxOf(notifications, unreadCount)
        : merge(inbox, notifications, unreadCount);
    case "notifications_list":
      return merge(inbox, notifications, unreadCount);
    default:
      return inbox;
  }
}

/** The inbox without one notification; `unreadCount` is the provider's new count, if it said so. */
export function without(inbox: Inbox, id: string, unreadCount?: number): Inbox {
  const unread = inbox.unread.filter((notification) => notification.id !== id);
  const counted = inbox.unreadCount - (inbox.unread.length - unread.length);
  return { unread, unreadCount: unreadCount ?? counted };
}

/** Puts notifications back or adds them; known ones take the newer state, read ones leave. Of two at the same instant the added one is newer. */
export function merge(inbox: Inbox, notifications: readonly Notification[], unreadCount?: number): Inbox {
  const added = new Set(notifications.map(({ id }) => id));
  const others = inbox.unread.filter(({ id }) => !added.has(id));
  const unread = newestFirst([...notifications, ...others].filter(isUnread));
  return { unread, unreadCount: unreadCount ?? inbox.unreadCount + (unread.length - inbox.unread.length) };
}

/**
 * Whether list and count can both be right. The list holds a page of a hundred at most; the count comes from
 * the provider, which may have said it before or after the other.
 */
export function isConsistent({ unread, unreadCount }: Inbox): boolean {
  return unread.length === unreadCount || (unread.length >= page && unread.length < unreadCount);
}

/** Whether two list the same notifications and count the same. */
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
  // Stable: of two at the same instant the provider's own order holds.
  return notifications.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}
