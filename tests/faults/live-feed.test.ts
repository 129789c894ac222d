import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  deleteNotification,
  getNotification,
  markAllNotificationsRead,
  markNotificationRead,
} from "#contract/notifications/notifications.ts";
import {
  type LiveTab,
  type LiveWorld,
  startLiveWorld,
  type TabOptions,
} from "../support/notifications/live-tabs";
import { notifyUser } from "../support/notifications/notifications";

const polling = { timeout: 60_000, interval: 10 };
const fastTab: TabOptions = { speedup: 100 };
let now = new Date();
let world: LiveWorld;
let member: Awaited<ReturnType<LiveWorld["member"]>>;
let tab: LiveTab;
const warn = vi.spyOn(console, "warn");

beforeAll(async () => {
  world = await startLiveWorld({ clock: () => now });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await world.close();
});
beforeEach(async () => {
  now = new Date();
  warn.mockReset().mockImplementation(() => undefined);
  world.gate.open();
  member = await world.member();
});
afterEach(() => tab.close());

/** Opens a tab that is live and has this many unread notifications. */
async function liveTab(unread: number, options = fastTab): Promise<LiveTab> {
  for (let number = 0; number < unread; number += 1)
    await notifyUser(world.provider, member.user.userId, `store-${number}`);
  tab = member.openTab(options);
  await until(tab, "live", unread);
  return tab;
}

function until({ sharedFeed }: LiveTab, status: string, unreadCount: number): Promise<void> {
  return vi.waitFor(() => {
    const { status: is, inbox } = sharedFeed.getFeed();
    expect(is).toEqual(status);
    expect(inbox?.unreadCount).toEqual(unreadCount);
    expect(inbox?.unread.length).toEqual(unreadCount);
  }, polling);
}
const changes = () => tab.signals.filter(({ kind }) => kind === "changed").length;
const idsOf = ({ sharedFeed }: LiveTab) => sharedFeed.getFeed().inbox!.unread.map(({ id }) => id);

describe("events from the provider update the bell", () => {
  test("notification_sync arrives on connecting, new_notification and unread_count afterwards", async () => {
    await liveTab(2);
    await notifyUser(world.provider, member.user.userId, "store-2");
    await until(tab, "live", 3);
    expect(tab.announced()).toEqual([2]);
  });

  test("notification_read, notification_deleted and bulk_notifications_read sent for another device update the list", async () => {
    await liveTab(4);
    const { call } = world.provider;
    const as = member.user;
    const [first, second] = idsOf(tab);
    /** Expects a change to reach the tab and to notify pages that they are outdated. */
    async function expectChange(change: () => Promise<unknown>, unread: number) {
      const before = changes();
      await change();
      await until(tab, "live", unread);
      expect(changes()).toBeGreaterThan(before);
    }
    await expectChange(() => call(markNotificationRead, { as, params: { id: first! } }), 3);
    await expectChange(() => call(deleteNotification, { as, params: { id: second! } }), 2);
    await expectChange(() => call(markAllNotificationsRead, { as }), 0);
  });

  test("notifications_list is requested when the dashboard can't load the list", async () => {
    await liveTab(1);
    const request = vi.spyOn(member.cookies, "request");
    request.mockImplementation(async () => Response.json({ problem: "loadFailed" }, { status: 502 }));
    await tab.sharedFeed.dispatch({ kind: "retry" });
    await vi.waitFor(() => expect(tab.sharedFeed.getFeed().problem).toBeUndefined(), polling);
    await until(tab, "live", 1);
    request.mockRestore();
  });
});

describe("actions in the bell reach the provider", () => {
  test("mark_as_read, delete_notification and mark_all_as_read are carried out, and the list is fetched again", async () => {
    await liveTab(4);
    const request = vi.spyOn(member.cookies, "request");
    const [first, second] = idsOf(tab);
    expect(await tab.sharedFeed.dispatch({ kind: "read", id: first! })).toBe(true);
    expect(await tab.sharedFeed.dispatch({ kind: "delete", id: second! })).toBe(true);
    const responses = [first!, second!].map((id) =>
      world.provider.call(getNotification, { as: member.user, params: { id } }),
    );
    const [read, gone] = await Promise.all(responses);
    expect(read?.data.isRead).toBe(true);
    expect(gone?.status).toBe(404);
    expect(await tab.sharedFeed.dispatch({ kind: "readAll" })).toBe(true);
    await until(tab, "live", 0);
    await vi.waitFor(
      () => expect(request).toHaveBeenCalledWith("/notifications/unread", expect.anything()),
      polling,
    );
    expect(request.mock.calls.filter(([path]) => path !== "/notifications/unread")).toEqual([]);
    request.mockRestore();
  });

  test("mark all read empties the list; a refusal restores it and is only logged", async () => {
    await liveTab(3);
    const before = idsOf(tab);
    const { database } = world.provider.connection;
    await database.execute(sql`alter table notifications rename to out_of_reach`);
    const dispatched = tab.sharedFeed.dispatch({ kind: "readAll" });
    expect(tab.sharedFeed.getFeed().inbox).toEqual({ unread: [], unreadCount: 0 });
    expect(await dispatched).toBe(false);
    await database.execute(sql`alter table out_of_reach rename to notifications`);
    expect(idsOf(tab)).toEqual(before);
    // A list that was requested while the table was renamed is requested again.
    await vi.waitFor(
      () => expect(tab.sharedFeed.getFeed()).toMatchObject({ problem: undefined, inbox: { unreadCount: 3 } }),
      polling,
    );
    expect(warn).toHaveBeenCalledWith("Notifications: mark_all_as_read was refused: internal_error.");
  });
});

describe("connection", () => {
  test("doesn't connect without a session token and logs a warning", async () => {
    member.cookies.cookies.clear();
    tab = member.openTab(fastTab);
    await vi.waitFor(() => expect(tab.sharedFeed.getFeed().status).toBe("off"), polling);
    expect(warn).toHaveBeenCalledWith("No realtime token: not connecting to the notification server.");
    expect(tab.signals.map(({ kind }) => kind)).toContain("signedOut");
  });

  test("reconnects after 1, 2, 4, 8 and 16 s with a fresh token each, then gives up and offers Retry", async () => {
    const waits: number[] = [];
    await liveTab(1, { speedup: 100, waits });
    waits.length = 0;
    const signed = vi.spyOn(world.provider.app.tokens, "sign");
    world.gate.shut();
    await vi.waitFor(() => expect(tab.sharedFeed.getFeed().status).toBe("exhausted"), polling);
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
    expect(signed.mock.calls.map(([audience]) => audience)).toEqual(Array(5).fill("realtime"));
    const details = tab.signals.flatMap((signal) => (signal.kind === "connectionError" ? signal.detail : []));
    expect(details).toEqual([expect.any(String), "Failed to reconnect after maximum attempts"]);
    signed.mockRestore();
    world.gate.open();
    await tab.sharedFeed.dispatch({ kind: "retry" });
    await until(tab, "live", 1);
  });

  test("doesn't reconnect after a disconnect of its own", async () => {
    const waits: number[] = [];
    await liveTab(0, { speedup: 100, waits });
    waits.length = 0;
    tab.close();
    world.provider.app.realtime.disconnectUser(member.user.userId);
    await notifyUser(world.provider, member.user.userId);
    expect(waits).toEqual([]);
    expect(tab.signals).toEqual([]);
  });

  test("outlives its token and the access token, and reconnects with a fresh one", async () => {
    await liveTab(0);
    now = new Date(now.getTime() + 20 * 60_000);
    await notifyUser(world.provider, member.user.userId, "store-1");
    await until(tab, "live", 1);
    world.gate.shut();
    await vi.waitFor(() => expect(tab.sharedFeed.getFeed().status).toBe("retrying"), polling);
    await notifyUser(world.provider, member.user.userId, "store-2");
    world.gate.open();
    await until(tab, "live", 2);
    expect(tab.announced()).toEqual([1, 2]);
  });

  test("W2 closes when another tab logs out: no further token is requested and no event arrives", async () => {
    await liveTab(0);
    const waits: number[] = [];
    const other = member.openTab({ speedup: 100, waits });
    await vi.waitFor(() => expect(other.sharedFeed.getFeed().status).toBe("live"), polling);
    await member.cookies.submit("/logout", {});
    await vi.waitFor(() => expect(other.sharedFeed.getFeed().status).toBe("off"), polling);
    await notifyUser(world.provider, member.user.userId);
    for (const { signals, announced } of [tab, other]) {
      expect(signals.map(({ kind }) => kind)).toContain("signedOut");
      expect(announced()).toEqual([]);
    }
    other.close();
  });

  test("replaces a connection found dead after sleep and shows missed notifications", async () => {
    const waits: number[] = [];
    await liveTab(1, { ...fastTab, waits });
    waits.length = 0;
    world.gate.freeze();
    await notifyUser(world.provider, member.user.userId, "store-1");
    await tab.sharedFeed.dispatch({ kind: "check" });
    await vi.waitFor(() => expect(waits).toContain(1_000), polling);
    await until(tab, "live", 2);
    expect(tab.announced()).toEqual([1]);
  });
});

test("three tabs share one socket and one state; if the leader closes, another tab opens the socket", async () => {
  const signed = vi.spyOn(world.provider.app.tokens, "sign");
  await liveTab(2);
  const others = [member.openTab(fastTab), member.openTab(fastTab)];
  for (const other of others) await until(other, "live", 2);
  expect(await others[1]!.sharedFeed.dispatch({ kind: "read", id: idsOf(tab)[0]! })).toBe(true);
  for (const each of [tab, ...others]) await until(each, "live", 1);
  const countOpened = () => signed.mock.calls.filter(([audience]) => audience === "realtime").length;
  expect(countOpened()).toBe(1);
  tab.close();
  await notifyUser(world.provider, member.user.userId, "store-7");
  for (const other of others) await until(other, "live", 2);
  expect([countOpened(), ...others.map(({ announced }) => announced())]).toEqual([2, [7], [7]]);
  for (const other of others) other.close();
  signed.mockRestore();
});
