import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createNotification } from "../../../../../support/notifications/inbox";
import {
  first,
  second,
  setUpKeeper,
  startLive,
} from "../../../../../support/notifications/notification-store";

const latest = createNotification("latest", { createdAt: "2025-01-03T10:00:00.000Z" });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("W4 keeps a notification that arrived before the first list, which was requested earlier", async () => {
  const parts = setUpKeeper();
  await startLive(parts);
  const { received } = parts.world.listeners!;
  const sync = { type: "notification_sync", notifications: [first, second], unreadCount: 2 };
  received({ type: "new_notification", notification: latest, unreadCount: 3 });
  received(sync);
  expect(parts.unread()).toEqual(["latest", "first", "second"]);
  expect(parts.store.feed.inbox?.unreadCount).toBe(3);

  // A later list includes what arrived before it.
  received(sync);
  expect(parts.unread()).toEqual(["first", "second"]);
  parts.store.stop();
});

test("W4 a notification read meanwhile doesn't reappear with the first list", async () => {
  const parts = setUpKeeper();
  await startLive(parts);
  const { received } = parts.world.listeners!;
  received({ type: "new_notification", notification: latest, unreadCount: 3 });
  received({ type: "notification_read", notificationId: "latest", unreadCount: 2 });
  received({ type: "notification_sync", notifications: [first, second], unreadCount: 2 });
  expect(parts.unread()).toEqual(["first", "second"]);
  parts.store.stop();
});
