import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LoadResult } from "~/features/notifications/connection/dashboard-calls";
import { createNotification } from "../../../../../support/notifications/inbox";
import {
  first,
  second,
  setUpKeeper,
  startLive,
} from "../../../../../support/notifications/notification-store";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the list is refetched", () => {
  test("every 30 s while connected, and not while offline", async () => {
    const parts = setUpKeeper();
    await startLive(parts);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(parts.load).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(parts.load).toHaveBeenCalledTimes(1);
    parts.world.listeners?.dropped();
    parts.store.stop();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(parts.load).toHaveBeenCalledTimes(1);
  });

  test("200 ms after a successful mark", async () => {
    const parts = setUpKeeper();
    await startLive(parts);
    await parts.store.dispatch({ kind: "read", id: "first" });
    await vi.advanceTimersByTimeAsync(199);
    expect(parts.load).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(parts.load).toHaveBeenCalledTimes(1);
  });

  test("200 ms after a sync with unknown notifications, which an arrival may have overtaken", async () => {
    const parts = setUpKeeper();
    await startLive(parts);
    const third = createNotification("third", { createdAt: "2025-01-03T10:00:00.000Z" });
    const { received } = parts.world.listeners!;
    received({ type: "notification_sync", notifications: [first, second], unreadCount: 2 });
    received({ type: "new_notification", notification: third, unreadCount: 3 });
    received({ type: "notification_sync", notifications: [first, second], unreadCount: 2 });
    expect(parts.unread()).toEqual(["first", "second"]);
    parts.world.loadResult = { notifications: [third, first, second], unreadCount: 3 };
    await vi.advanceTimersByTimeAsync(200);
    expect(parts.unread()).toEqual(["third", "first", "second"]);
    received({ type: "notification_sync", notifications: [third, first, second], unreadCount: 3 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(parts.load).toHaveBeenCalledTimes(1);
  });

  test("on every connection, with missed events", async () => {
    const parts = setUpKeeper();
    parts.store.start();
    await vi.advanceTimersByTimeAsync(0);
    parts.world.loadResult = { notifications: [first], unreadCount: 1 };
    parts.world.listeners?.connected();
    await vi.advanceTimersByTimeAsync(0);
    expect(parts.unread()).toEqual(["first"]);
  });
});

describe("marking", () => {
  test("uses only the socket when connected", async () => {
    const parts = setUpKeeper();
    await startLive(parts);
    expect(await parts.store.dispatch({ kind: "read", id: "first" })).toBe(true);
    expect(await parts.store.dispatch({ kind: "readAll" })).toBe(true);
    expect(parts.world.emitted).toEqual([
      { event: "mark_as_read", payload: { notificationId: "first" } },
      { event: "mark_all_as_read" },
    ]);
    expect(parts.world.patched).toEqual([]);
  });

  test("uses PATCH when offline, never the socket", async () => {
    const parts = setUpKeeper();
    parts.store.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(await parts.store.dispatch({ kind: "read", id: "first" })).toBe(true);
    expect(await parts.store.dispatch({ kind: "delete", id: "second" })).toBe(true);
    expect(parts.world.patched).toEqual(["read first", "delete second"]);
    expect(parts.world.emitted).toEqual([]);
  });
});

describe("Mark all read", () => {
  test("empties the list at once", async () => {
    const parts = setUpKeeper();
    await startLive(parts);
    const dispatched = parts.store.dispatch({ kind: "readAll" });
    expect(parts.store.feed.inbox).toEqual({ unread: [], unreadCount: 0 });
    await dispatched;
  });

  test.each(["socket", "PATCH"])(
    "is restored when the %s call fails; the failure is only logged",
    async (way) => {
      const parts = setUpKeeper();
      if (way === "socket") await startLive(parts);
      else parts.store.start();
      await vi.advanceTimersByTimeAsync(0);
      parts.world.loadResult = { notifications: [first, second], unreadCount: 5 };
      await parts.store.dispatch({ kind: "retry" });
      parts.world.acknowledgement = { ok: false, key: "internal_error" };
      parts.world.patchSucceeds = false;
      expect(await parts.store.dispatch({ kind: "readAll" })).toBe(false);
      expect(parts.unread()).toEqual(["first", "second"]);
      expect(parts.store.feed.inbox?.unreadCount).toBe(5);
      expect(parts.store.feed.problem).toBeUndefined();
      expect(console.warn).toHaveBeenCalled();
    },
  );
});

describe("loading", () => {
  test.each(["loadFailed", "loadError"] as const)("shows %s beside the existing list", async (problem) => {
    const parts = setUpKeeper();
    parts.store.start();
    await vi.advanceTimersByTimeAsync(0);
    parts.world.loadResult = { problem };
    await parts.store.dispatch({ kind: "retry" });
    expect(parts.store.feed).toMatchObject({ problem, inbox: { unreadCount: 2 } });
    parts.world.loadResult = { notifications: [], unreadCount: 0 };
    await parts.store.dispatch({ kind: "retry" });
    expect(parts.store.feed.problem).toBeUndefined();
  });

  test("requests a failed list over the live socket", async () => {
    const parts = setUpKeeper();
    await startLive(parts);
    parts.world.loadResult = { problem: "loadFailed" };
    await vi.advanceTimersByTimeAsync(30_000);
    expect(parts.world.emitted).toEqual([{ event: "get_notifications", payload: { page: 1, limit: 100 } }]);
    parts.world.listeners?.received({
      type: "notifications_list",
      notifications: [second],
      count: 1,
      unreadCount: 1,
    });
    expect(parts.store.feed.problem).toBeUndefined();
  });

  test("a list that the socket refuses, too, is requested again after 5 s while connected", async () => {
    const parts = setUpKeeper();
    await startLive(parts);
    Object.assign(parts.world, { loadResult: { problem: "loadFailed" }, acknowledgement: { ok: false } });
    await vi.advanceTimersByTimeAsync(30_000);
    parts.world.loadResult = { notifications: [second], unreadCount: 1 };
    await vi.advanceTimersByTimeAsync(4_999);
    expect(parts.unread()).toEqual(["first", "second"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(parts.unread()).toEqual(["second"]);
  });
  test("a list requested before a mark doesn't undo it", async () => {
    const parts = setUpKeeper();
    await startLive(parts);
    let resolveLoad: (list: LoadResult) => void = () => undefined;
    parts.load.mockImplementationOnce(() => new Promise((resolve) => (resolveLoad = resolve)));
    await vi.advanceTimersByTimeAsync(30_000);
    await parts.store.dispatch({ kind: "read", id: "first" });
    parts.world.loadResult = { notifications: [second], unreadCount: 1 };
    resolveLoad({ notifications: [first, second], unreadCount: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect(parts.unread()).toEqual(["second"]);
  });
});

test("refetches the list 200 ms after a count that doesn't match it", async () => {
  const parts = setUpKeeper();
  await startLive(parts);
  parts.world.listeners?.received({ type: "bulk_notifications_read", count: 1, unreadCount: 1 });
  parts.world.loadResult = { notifications: [second], unreadCount: 1 };
  await vi.advanceTimersByTimeAsync(200);
  expect(parts.unread()).toEqual(["second"]);
  parts.load.mockClear();
  parts.world.listeners?.received({ type: "unread_count", count: 1, unreadCount: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(parts.load).not.toHaveBeenCalled();
});

describe("when the visitor returns", () => {
  test("checks a live connection without calling the dashboard", async () => {
    const parts = setUpKeeper();
    await startLive(parts);
    await parts.store.dispatch({ kind: "check" });
    expect(parts.world.emitted).toEqual([{ event: "get_notifications", payload: { page: 1, limit: 1 } }]);
    expect(parts.load).not.toHaveBeenCalled();
    expect(parts.store.feed.status).toBe("live");
  });

  test("reconnects a broken connection at once and loads the list", async () => {
    const parts = setUpKeeper();
    await startLive(parts);
    parts.world.listeners?.dropped();
    await parts.store.dispatch({ kind: "check" });
    await vi.advanceTimersByTimeAsync(0);
    parts.world.listeners?.connected();
    expect(parts.store.feed.status).toBe("live");
    expect(parts.load.mock.calls.length > 0).toBe(true);
  });
});

test("S5 a session ended elsewhere is reported and not requested again", async () => {
  const parts = setUpKeeper();
  await startLive(parts);
  parts.world.loadResult = { signedOut: true };
  await vi.advanceTimersByTimeAsync(30_000);
  expect(parts.world.signals).toEqual([{ kind: "signedOut" }]);
});

describe("outdated pages", () => {
  const sync = (...notifications: (typeof first)[]) => ({
    type: "notification_sync",
    notifications,
    unreadCount: 2,
  });

  test("a sync with other or restored notifications marks the page outdated; one with the same doesn't", async () => {
    const parts = setUpKeeper();
    await startLive(parts);
    parts.world.listeners?.received(sync(first, second));
    expect(parts.world.signals).toEqual([]);
    parts.world.listeners?.received(sync(createNotification("back", { isRead: true })));
    expect(parts.world.signals).toEqual([{ kind: "changed" }]);
    parts.world.listeners?.received({ ...sync(createNotification("unread-again")), unreadCount: 3 });
    expect(parts.world.signals).toEqual([{ kind: "changed" }, { kind: "changed" }]);
  });

  test("a different list after an outage marks the page outdated; the first or an equal one doesn't", async () => {
    const parts = setUpKeeper();
    await startLive(parts);
    expect(parts.world.signals).toEqual([]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(parts.world.signals).toEqual([]);
    parts.world.loadResult = { notifications: [first], unreadCount: 1 };
    await vi.advanceTimersByTimeAsync(30_000);
    expect(parts.world.signals).toEqual([{ kind: "changed" }]);
  });
});
