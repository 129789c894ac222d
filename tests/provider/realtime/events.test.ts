import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  changeNotifications,
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  restoreNotifications,
} from "#contract/notifications/notifications.ts";
import { realtimeMessage } from "#contract/realtime/realtime.ts";
import { notifications } from "#provider/database/schema/schema.ts";
import { notifyUser } from "../../support/notifications/notifications.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { connectSocket, listen, realtimeTokenOf, type TestSocket } from "../../support/proxies/sockets.ts";

let provider: TestProvider;
let origin: string;
let member: TestUser;
/** Two tabs of one member see each other's changes. */
let one: TestSocket;
let other: TestSocket;

beforeAll(async () => {
  provider = await startTestProvider();
  origin = await listen(provider);
});
afterAll(() => provider.close());

beforeEach(async () => {
  member = await provider.signUp();
  for (const store of ["Target", "Walmart"]) await notifyUser(provider, member.userId, store);
  one = await open();
  other = await open();
});
afterEach(() => {
  one.close();
  other.close();
});

async function open() {
  const socket = await connectSocket(origin, await realtimeTokenOf(provider, member));
  await socket.seen("notification_sync");
  return socket;
}

async function newestId(as = member) {
  const { data } = await provider.call(listNotifications, { as, query: {} });
  return data[0]!.id;
}

test("connecting sends unread_count, then notification_sync with the unread, newest first", async () => {
  expect(one.received.map((message) => message.type)).toEqual(["unread_count", "notification_sync"]);
  const [sync] = await one.seen("notification_sync");
  expect(sync).toMatchObject({
    unreadCount: 2,
    notifications: [
      { description: expect.stringContaining("Walmart") },
      { description: expect.stringContaining("Target") },
    ],
  });
});

test("connecting with more unread than one page sends the newest hundred and their number", async () => {
  const { userId } = member;
  const text = { type: "cashback_earned", title: "Title", description: "Text" };
  const many = Array.from({ length: 99 }, () => ({ id: crypto.randomUUID(), userId, ...text }));
  await provider.app.database.insert(notifications).values(many);
  const lateSocket = await open();
  const [sync] = await lateSocket.seen("notification_sync");
  expect(sync!.notifications).toHaveLength(100);
  expect(sync!.unreadCount).toBe(101);
  lateSocket.close();
});

test("new_notification carries only the notification and the new count", async () => {
  await notifyUser(provider, member.userId, "Sephora");
  for (const socket of [one, other]) {
    const [message] = await socket.seen("new_notification");
    expect(message).toMatchObject({
      unreadCount: 3,
      notification: { type: "cashback_earned", isRead: false },
    });
    // Once this response has arrived, so has everything that was sent before it.
    await socket.ask("get_notifications", { limit: 1 });
    expect(socket.received.map(({ type }) => type)).toEqual([
      ...["unread_count", "notification_sync", "new_notification", "notifications_list"],
    ]);
  }
});

test("mark_as_read marks, acknowledges and updates every socket of the user", async () => {
  const notificationId = await newestId();
  expect(await one.ask("mark_as_read", { notificationId })).toEqual({ ok: true });
  for (const socket of [one, other]) {
    expect(await socket.seen("notification_read")).toEqual([
      { type: "notification_read", notificationId, unreadCount: 1 },
    ]);
  }
});

test("mark_all_as_read works without a payload and with an empty one", async () => {
  expect(await one.ask("mark_all_as_read")).toEqual({ ok: true });
  expect(await one.ask("mark_all_as_read", {})).toEqual({ ok: true });
  expect(await other.seen("bulk_notifications_read", 2)).toEqual([
    { type: "bulk_notifications_read", count: 2, unreadCount: 0 },
    { type: "bulk_notifications_read", count: 0, unreadCount: 0 },
  ]);
});

test("delete_notification returns whether it had been read", async () => {
  const notificationId = await newestId();
  expect(await one.ask("delete_notification", { notificationId })).toEqual({ ok: true });
  expect(await other.seen("notification_deleted")).toEqual([
    { type: "notification_deleted", notificationId, wasRead: false, unreadCount: 1 },
  ]);
  expect(await one.ask("delete_notification", { notificationId })).toEqual({ ok: true });
  expect(await one.ask("mark_as_read", { notificationId })).toEqual({ ok: false, key: "not_found" });
  expect(await other.seen("notification_deleted")).toHaveLength(1);
});

test("bulk changes send an event each; unread and restored ones a sync", async () => {
  const { data } = await provider.call(listNotifications, { as: member, query: {} });
  const ids = data.map(({ id }) => id);
  const change = async (what: "read" | "unread" | "delete") =>
    (await provider.call(changeNotifications, { as: member, body: { change: what, ids } })).data;

  await change("read");
  await change("read");
  expect((await one.seen("notification_read", 2)).map((message) => message.notificationId).sort()).toEqual(
    ids.toSorted(),
  );
  await change("unread");
  expect((await one.seen("notification_sync", 2))[1]).toEqual({
    type: "notification_sync",
    unreadCount: 2,
    notifications: data,
  });
  const { deletion } = await change("delete");
  expect(await one.seen("notification_deleted", 2)).toMatchObject([
    { wasRead: false, unreadCount: 0 },
    { wasRead: false, unreadCount: 0 },
  ]);
  const body = { deletion: deletion! };
  await provider.call(restoreNotifications, { as: member, body });
  await provider.call(restoreNotifications, { as: member, body });
  // The next event that the other socket receives shows that the repeated calls sent nothing.
  await notifyUser(provider, member.userId, "Sephora");
  await other.seen("new_notification");
  expect(other.received.slice(2).map(({ type }) => type)).toEqual([
    ...["notification_read", "notification_read", "unread_count"],
    ...["unread_count", "notification_sync"],
    ...["notification_deleted", "notification_deleted", "unread_count"],
    ...["unread_count", "notification_sync"],
    ...["new_notification"],
  ]);
});

test("get_notifications answers only the requesting socket; page 1 and limit 10 by default", async () => {
  expect(await one.ask("get_notifications", { page: 2, limit: 1 })).toEqual({ ok: true });
  expect(await one.ask("get_notifications")).toEqual({ ok: true });
  expect(await one.seen("notifications_list", 2)).toMatchObject([
    { count: 1, unreadCount: 2, notifications: [{ description: expect.stringContaining("Target") }] },
    { count: 2, unreadCount: 2 },
  ]);
  expect(other.received.some((message) => message.type === "notifications_list")).toBe(false);
});

test("HTTP calls send the same events to sockets", async () => {
  const id = await newestId();
  await provider.call(markNotificationRead, { as: member, params: { id } });
  await provider.call(deleteNotification, { as: member, params: { id } });
  await provider.call(markAllNotificationsRead, { as: member });
  expect(await one.seen("notification_read")).toMatchObject([{ notificationId: id, unreadCount: 1 }]);
  expect(await one.seen("notification_deleted")).toMatchObject([
    { notificationId: id, wasRead: true, unreadCount: 1 },
  ]);
  expect(await one.seen("bulk_notifications_read")).toMatchObject([{ count: 1, unreadCount: 0 }]);
});

test("every message fits the contract's realtime message", async () => {
  await one.ask("get_notifications");
  await one.ask("mark_all_as_read");
  await one.seen("bulk_notifications_read");
  for (const message of one.received)
    expect(realtimeMessage.strict().safeParse(message).error).toBeUndefined();
});

test("W3 refuses a foreign notificationId and changes nothing", async () => {
  const otherMember = await provider.signUp();
  await notifyUser(provider, otherMember.userId);
  const notificationId = await newestId(otherMember);
  for (const event of ["mark_as_read", "delete_notification"]) {
    expect(await one.ask(event, { notificationId })).toEqual({ ok: false, key: "not_found" });
  }
  const { data } = await provider.call(listNotifications, { as: otherMember, query: {} });
  expect(data).toMatchObject([{ id: notificationId, isRead: false }]);
});

test("W5 refuses every event that doesn't fit the contract", async () => {
  const invalidPayloads = [
    undefined,
    null,
    7,
    "x",
    [],
    {},
    { notificationId: 7 },
    { notificationId: "../x" },
  ];
  for (const payload of invalidPayloads) {
    expect(await one.ask("mark_as_read", payload)).toEqual({ ok: false, key: "validation_failed" });
  }
  for (const payload of [{ limit: 101 }, { limit: 0 }, { page: 1.5 }, { page: "1" }]) {
    expect(await one.ask("get_notifications", payload)).toEqual({ ok: false, key: "validation_failed" });
  }
});

test("W5 a flood is refused, then disconnected; the user's other socket stays", async () => {
  const startedAt = performance.now();
  const acknowledgements = Array.from({ length: 60 }, () => one.ask("get_notifications"));
  const rejectedCount = (await Promise.all(acknowledgements)).filter(
    (acknowledgement) => acknowledgement.key === "rate_limited",
  ).length;
  expect(rejectedCount).toBeGreaterThanOrEqual(60 - allowedSince(startedAt));
  for (let count = 0; count < 200; count += 1) one.socket.emit("mark_all_as_read");
  expect(await one.ended()).toBe("io server disconnect");
  // The rate limit is per user and refills after the flood.
  await vi.waitFor(async () => expect(await other.ask("get_notifications")).toEqual({ ok: true }), 5_000);
});

test("W5 a second socket doesn't add to the allowance", async () => {
  const startedAt = performance.now();
  const flood = Array.from({ length: 40 }, (_, count) =>
    (count % 2 === 0 ? one : other).ask("get_notifications"),
  );
  const third = await open();
  flood.push(...Array.from({ length: 40 }, () => third.ask("get_notifications")));
  const passed = (await Promise.all(flood)).filter((acknowledgement) => acknowledgement.ok).length;
  third.close();
  expect(passed).toBeLessThanOrEqual(allowedSince(startedAt));
});

/** Returns the number of allowed calls: a burst of 30, plus ten for every second since `startedAt`. */
function allowedSince(startedAt: number): number {
  return 30 + Math.ceil((performance.now() - startedAt) / 100);
}
