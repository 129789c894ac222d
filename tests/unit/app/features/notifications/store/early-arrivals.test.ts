import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LoadResult } from "~/features/notifications/connection/dashboard-calls";
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

describe("W4 a notification that arrives before the missed ones are known", () => {
  const missed = createNotification("missed", { createdAt: "2025-01-02T12:00:00.000Z" });

  function announcedIds({ world }: ReturnType<typeof setUpKeeper>): string[] {
    return world.signals.flatMap((signal) => (signal.kind === "arrived" ? signal.notification.id : []));
  }

  async function receiveLatest() {
    const parts = setUpKeeper();
    await startLive(parts);
    const { received } = parts.world.listeners!;
    received({ type: "new_notification", notification: latest, unreadCount: 4 });
    return { parts, received };
  }

  test("isn't announced before the connection's first list", async () => {
    const { parts } = await receiveLatest();
    expect(announcedIds(parts)).toEqual([]);
    expect(parts.unread()).toEqual(["first", "second"]);
    parts.store.stop();
  });

  test("is announced after the connection's first list", async () => {
    const { parts, received } = await receiveLatest();
    let atList: string[] | undefined;
    parts.world.onPublish = () => (atList ??= announcedIds(parts));
    received({ type: "notification_sync", notifications: [missed, first, second], unreadCount: 3 });
    expect(atList).toEqual([]);
    expect(announcedIds(parts)).toEqual(["latest"]);
    expect(parts.unread()).toEqual(["latest", "missed", "first", "second"]);
    parts.store.stop();
  });

  test("is announced after the dashboard's list if the provider sends none", async () => {
    const { parts } = await receiveLatest();
    parts.world.loadResult = { notifications: [latest, missed, first, second], unreadCount: 4 };
    await vi.advanceTimersByTimeAsync(200);
    expect(announcedIds(parts)).toEqual(["latest"]);
    parts.store.stop();
  });

  test("is announced if no list can be had", async () => {
    const { parts } = await receiveLatest();
    parts.world.loadResult = { problem: "loadError" } satisfies LoadResult;
    parts.world.acknowledgement = { ok: false, key: "rate_limited" };
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await vi.advanceTimersByTimeAsync(200);
    expect(announcedIds(parts)).toEqual(["latest"]);
    parts.store.stop();
  });

  test("isn't announced if the connection ends before the list arrives", async () => {
    const { parts } = await receiveLatest();
    parts.world.listeners!.dropped();
    await vi.advanceTimersByTimeAsync(200);
    expect(announcedIds(parts)).toEqual([]);
    parts.store.stop();
  });
});
