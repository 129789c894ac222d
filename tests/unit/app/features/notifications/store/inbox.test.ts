import { describe, expect, test } from "vitest";
import {
  isConsistent,
  applyMessage,
  inboxOf,
  mergeNotifications,
  removeNotification,
} from "~/features/notifications/store/inbox";
import { createNotification } from "../../../../../support/notifications/inbox";

const older = createNotification("older", { createdAt: "2025-01-01T10:00:00.000Z" });
const newer = createNotification("newer", { createdAt: "2025-01-02T10:00:00.000Z" });
const read = createNotification("read", { isRead: true });
const start = inboxOf([older, newer], 2);
const ids = (inbox: { unread: readonly { id: string }[] }) => inbox.unread.map((one) => one.id);

test("lists only unread ones, newest first", () => {
  expect(ids(inboxOf([older, read, newer]))).toEqual(["newer", "older"]);
});

test("uses the provider's count if given, else the length of the list", () => {
  expect(inboxOf([older], 140).unreadCount).toBe(140);
  expect(inboxOf([older, read]).unreadCount).toBe(1);
});

describe("server events", () => {
  test("new_notification is added first and counted", () => {
    const newNotification = createNotification("fresh", { createdAt: "2025-01-03T10:00:00.000Z" });
    const inbox = applyMessage(start, {
      type: "new_notification",
      notification: newNotification,
      unreadCount: 3,
    });
    expect(ids(inbox)).toEqual(["fresh", "newer", "older"]);
    expect(inbox.unreadCount).toBe(3);
  });

  test("if two notifications have the same time, the one received later is newer", () => {
    const newNotification = createNotification("fresh", { createdAt: newer.createdAt });
    expect(ids(applyMessage(start, { type: "new_notification", notification: newNotification }))).toEqual([
      "fresh",
      "newer",
      "older",
    ]);
  });

  test("a repeated new_notification is added once", () => {
    const message = { type: "new_notification", notification: newer };
    expect(applyMessage(start, message)).toEqual(start);
  });

  test("notification_read removes it from the list", () => {
    const inbox = applyMessage(start, { type: "notification_read", notificationId: "newer", unreadCount: 1 });
    expect(inbox).toEqual({ unread: [older], unreadCount: 1 });
  });

  test("notification_deleted removes it; a read one doesn't change the count", () => {
    expect(
      applyMessage(start, { type: "notification_deleted", notificationId: "older", wasRead: false }),
    ).toEqual({
      unread: [newer],
      unreadCount: 1,
    });
    expect(
      applyMessage(start, { type: "notification_deleted", notificationId: "gone", wasRead: true }),
    ).toEqual(start);
  });

  test("bulk_notifications_read empties the list", () => {
    const message = { type: "bulk_notifications_read", count: 2, unreadCount: 0 };
    expect(applyMessage(start, message)).toEqual({ unread: [], unreadCount: 0 });
  });

  test("unread_count sets the badge and keeps the list, unless nothing is unread", () => {
    expect(applyMessage(start, { type: "unread_count", count: 7 })).toEqual({ ...start, unreadCount: 7 });
    expect(applyMessage(start, { type: "unread_count", unreadCount: 0 })).toEqual({
      unread: [],
      unreadCount: 0,
    });
  });

  test("notification_sync replaces the list when it contains all unread ones", () => {
    const message = { type: "notification_sync", notifications: [older], unreadCount: 1 };
    expect(applyMessage(start, message)).toEqual({ unread: [older], unreadCount: 1 });
  });

  test("notification_sync with only the newest adds to the list", () => {
    const newNotification = createNotification("fresh", { createdAt: "2025-01-03T10:00:00.000Z" });
    const inbox = applyMessage(start, {
      type: "notification_sync",
      notifications: [newNotification],
      unreadCount: 3,
    });
    expect(ids(inbox)).toEqual(["fresh", "newer", "older"]);
  });

  test("notifications_list adds unread ones and removes read ones", () => {
    const page = [
      { ...newer, isRead: true },
      createNotification("third", { createdAt: "2024-12-01T10:00:00.000Z" }),
    ];
    const inbox = applyMessage(start, {
      type: "notifications_list",
      notifications: page,
      count: 2,
      unreadCount: 2,
    });
    expect(ids(inbox)).toEqual(["older", "third"]);
  });

  test("an unknown event changes nothing", () => {
    expect(applyMessage(start, { type: "something_else", unreadCount: 0 })).toBe(start);
  });
});

test("a failed request to mark all read restores the removed notifications once", () => {
  expect(mergeNotifications(removeNotification(start, "newer"), [newer])).toEqual(start);
});

test("list and count match if both are valid: a full list may be part of more", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => createNotification(`n-${index}`));
  const verdicts = [start, { ...start, unreadCount: 1 }, { ...start, unreadCount: 3 }];
  expect(verdicts.map(isConsistent)).toEqual([true, false, false]);
  expect([100, 140, 99].map((unreadCount) => isConsistent({ unread: hundred, unreadCount }))).toEqual([
    true,
    true,
    false,
  ]);
});
