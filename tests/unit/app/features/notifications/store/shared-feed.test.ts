import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Notification } from "#contract/notifications/notifications.ts";
import type { DashboardCalls } from "~/features/notifications/connection/dashboard-calls";
import { SharedFeed } from "~/features/notifications/store/shared-feed";
import type { SocketListeners } from "~/features/notifications/connection/realtime-connection";
import { FakeBrowser } from "../../../../../support/notifications/fake-browser";
import { createNotification } from "../../../../../support/notifications/inbox";

const list = [createNotification("one"), createNotification("two")];

function openTabs(count: number, channel = "session-a", browser = new FakeBrowser()) {
  const sockets: SocketListeners[] = [];
  const load = vi.fn<() => Promise<{ notifications: Notification[]; unreadCount: number }>>(async () => ({
    notifications: list,
    unreadCount: 2,
  }));
  const calls: DashboardCalls = {
    load,
    fetchHandshake: async () => ({ origin: "https://provider.test", token: "token" }),
    markRead: async () => true,
    markAllRead: async () => true,
    remove: async () => true,
  };
  const emitted: unknown[] = [];
  const tabs = Array.from({ length: count }, () => {
    const sharedFeed = new SharedFeed({
      channel,
      calls,
      tabs: browser.tabParts(),
      openSocket(_, listeners) {
        sockets.push(listeners);
        return {
          async emit(emit) {
            emitted.push(emit);
            return { ok: true };
          },
          close: () => undefined,
        };
      },
    });
    sharedFeed.start();
    return sharedFeed;
  });
  return { tabs, sockets, load, emitted, browser };
}

/** Collects the ids that a tab announces from now on. */
function listenTo(tab: SharedFeed): string[] {
  const ids: string[] = [];
  tab.onSignal((signal) => signal.kind === "arrived" && ids.push(signal.notification.id));
  return ids;
}

const settle = () => vi.advanceTimersByTimeAsync(10);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("all tabs of a session share one socket and one list", async () => {
  const { tabs, sockets, load } = openTabs(3);
  await settle();
  sockets[0]?.connected();
  await settle();
  expect(sockets).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(2);
  for (const tab of tabs) expect(tab.getFeed()).toMatchObject({ status: "live", inbox: { unreadCount: 2 } });
});

test("works for any first letter of the session's name", async () => {
  for (const name of ["-session", "_session", "7session"]) {
    const { tabs, sockets } = openTabs(2, name);
    await settle();
    sockets[0]?.connected();
    await settle();
    expect(sockets).toHaveLength(1);
    for (const tab of tabs) expect(tab.getFeed().status, name).toBe("live");
  }
});

test("without an elected leader each tab opens its own socket", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { tabs, sockets } = openTabs(2, "session-a", new FakeBrowser({ electsNobody: true }));
  await settle();
  for (const socket of sockets) socket.connected();
  await settle();
  expect(sockets).toHaveLength(2);
  for (const tab of tabs) expect(tab.getFeed().status).toBe("live");
  vi.restoreAllMocks();
});

test("a tab opened later shows the same state without a request", async () => {
  const browser = new FakeBrowser();
  const { load } = openTabs(1, "session-a", browser);
  await settle();
  const newTab = openTabs(1, "session-a", browser);
  await settle();
  expect(newTab.load).not.toHaveBeenCalled();
  expect(newTab.tabs[0]?.getFeed().inbox?.unreadCount).toBe(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test("announces an arrival in every tab", async () => {
  const { tabs, sockets } = openTabs(2);
  await settle();
  sockets[0]?.connected();
  const received = tabs.map((tab) => {
    const signals: string[] = [];
    tab.onSignal((signal) => signals.push(signal.kind));
    return signals;
  });
  const notification = createNotification("fresh");
  sockets[0]?.received({ type: "notification_sync", notifications: [], unreadCount: 2 });
  sockets[0]?.received({ type: "new_notification", notification, unreadCount: 3 });
  await settle();
  expect(received).toEqual([["arrived"], ["arrived"]]);
});

test("W4 announces a notification once when it is sent twice or also listed", async () => {
  const { tabs, sockets, load } = openTabs(2);
  await settle();
  sockets[0]?.connected();
  await settle();
  const received = tabs.map((tab) => listenTo(tab));
  const notification = createNotification("fresh");
  for (let time = 0; time < 2; time += 1) {
    sockets[0]?.received({ type: "new_notification", notification, unreadCount: 3 });
  }
  load.mockResolvedValue({ notifications: [notification, ...list], unreadCount: 3 });
  const dispatched = tabs[1]?.dispatch({ kind: "retry" });
  await settle();
  await dispatched;
  expect(received).toEqual([["fresh"], ["fresh"]]);
});

test("W4 announces notifications missed offline when the list has them, oldest first", async () => {
  const { tabs, load } = openTabs(2);
  await settle();
  const received = tabs.map((tab) => listenTo(tab));
  const missedNotifications = ["third", "fourth"].map((id, index) =>
    createNotification(id, { createdAt: `2025-01-02T00:00:0${index}.000Z` }),
  );
  const [third, fourth] = missedNotifications;
  load.mockResolvedValue({ notifications: [fourth!, third!, ...list], unreadCount: 4 });
  const dispatched = tabs[1]?.dispatch({ kind: "retry" });
  await settle();
  await dispatched;
  expect(received).toEqual([
    ["third", "fourth"],
    ["third", "fourth"],
  ]);
});

test("lists an old notification marked unread again without announcing it", async () => {
  const { tabs, load } = openTabs(1);
  await settle();
  const received = listenTo(tabs[0]!);
  const old = createNotification("old", { createdAt: "2024-12-01T00:00:00.000Z" });
  load.mockResolvedValue({ notifications: [...list, old], unreadCount: 3 });
  await tabs[0]!.dispatch({ kind: "retry" });
  expect(tabs[0]!.getFeed().inbox?.unreadCount).toBe(3);
  expect(received).toEqual([]);
});

test("a following tab passes commands to the leader and gets the result", async () => {
  const { tabs, sockets, emitted } = openTabs(2);
  await settle();
  sockets[0]?.connected();
  await settle();
  const dispatched = tabs[1]?.dispatch({ kind: "read", id: "one" });
  await settle();
  expect(await dispatched).toBe(true);
  expect(emitted).toEqual([{ event: "mark_as_read", payload: { notificationId: "one" } }]);
  expect(tabs[1]?.getFeed().inbox?.unread.map((one) => one.id)).toEqual(["two"]);
});

test("if the leader closes, another tab takes over with the current state", async () => {
  const { tabs, sockets } = openTabs(2);
  await settle();
  tabs[0]?.stop();
  expect(tabs[1]?.getFeed().inbox?.unreadCount).toBe(2);
  await settle();
  expect(sockets).toHaveLength(2);
});

test("without a leader a command fails instead of hanging", async () => {
  const { tabs } = openTabs(2);
  await settle();
  tabs[0]?.stop();
  tabs[1]?.stop();
  const dispatched = tabs[1]?.dispatch({ kind: "readAll" });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await dispatched).toBe(false);
});

test("W3 two sessions in one browser share nothing", async () => {
  const browser = new FakeBrowser();
  const one = openTabs(1, "session-a", browser);
  const other = openTabs(1, "session-b", browser);
  await settle();
  expect(one.sockets).toHaveLength(1);
  expect(other.sockets).toHaveLength(1);
  one.sockets[0]?.connected();
  other.sockets[0]?.connected();
  await settle();
  one.sockets[0]?.received({ type: "unread_count", count: 9, unreadCount: 9 });
  await settle();
  expect(other.tabs[0]?.getFeed().inbox?.unreadCount).toBe(2);
});

test("without Web Locks every tab opens its own socket", async () => {
  const browser = new FakeBrowser({ hasLocks: false });
  const { sockets } = openTabs(2, "session-a", browser);
  await settle();
  expect(sockets).toHaveLength(2);
});
