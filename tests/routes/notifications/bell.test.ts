import { describe, expect, test } from "vitest";
import { getNotification } from "#contract/notifications/notifications.ts";
import { bellOf, notificationsWorld } from "../../support/notifications/notifications-page";

const world = notificationsWorld();

async function memberWith(count: number) {
  const { browser, user } = await world.member();
  const ids = await Promise.all(Array.from({ length: count }, () => world.notify(user.userId)));
  return { browser, user, id: ids[0] ?? "" };
}
const anyPage = "/en/apps/notifications";

describe("the bell without scripts", () => {
  test.each([
    [0, "Notifications"],
    [1, "Notifications (1)"],
    [99, "Notifications (99)"],
    [100, "Notifications (99+)"],
  ])("is a link with the right count: %s", async (count, name) => {
    const { browser } = await memberWith(count);
    expect(bellOf(await (await browser.request(anyPage)).text())).toBe(name);
  });

  test("is absent for a visitor", async () => {
    expect(bellOf(await (await world.dashboard.request("/en/nowhere")).text())).toBeUndefined();
  });
});

describe("the bell's list", () => {
  test("contains only unread notifications, newest first, with the count, and is never cached", async () => {
    const { browser, user } = await memberWith(0);
    await world.notify(user.userId, { title: "Cũ", daysAgo: 2 });
    await world.notify(user.userId, { title: "Đã đọc", isRead: true });
    await world.notify(user.userId, { title: "Mới" });
    const response = await browser.request("/notifications/unread");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toMatchObject({
      unreadCount: 2,
      notifications: [{ title: "Mới" }, { title: "Cũ" }],
    });
  });

  test("answers 401 to a visitor", async () => {
    expect((await world.dashboard.request("/notifications/unread")).status).toBe(401);
  });
});

describe("marking without the socket", () => {
  const empty = { headers: { "content-type": "application/json" }, body: "{}" };
  const isRead = async (as: { accessToken: string }, id: string) =>
    (await world.provider.call(getNotification, { as, params: { id } })).data.isRead;

  test("PATCH marks one notification, or all", async () => {
    const { browser, user, id } = await memberWith(2);
    expect(
      (await browser.request(`/notifications/${id}/mark-as-read`, { method: "PATCH", ...empty })).status,
    ).toBe(200);
    expect(await isRead(user, id)).toBe(true);
    expect(
      (await browser.request("/notifications/mark-all-as-read", { method: "PATCH", ...empty })).status,
    ).toBe(200);
    const { unreadCount } = (await (await browser.request("/notifications/unread")).json()) as {
      unreadCount: number;
    };
    expect(unreadCount).toBe(0);
  });

  test("DELETE deletes one notification", async () => {
    const { browser, user, id } = await memberWith(1);
    expect((await browser.request(`/notifications/${id}`, { method: "DELETE", ...empty })).status).toBe(200);
    const response = await world.provider.call(getNotification, { as: user, params: { id } });
    expect(response.status).toBe(404);
  });

  test("S7 answers 404 to another member's notification, 401 to a visitor, and changes nothing", async () => {
    const owner = await memberWith(1);
    const { browser } = await memberWith(0);
    for (const [path, method] of [
      [`/notifications/${owner.id}/mark-as-read`, "PATCH"],
      [`/notifications/${owner.id}`, "DELETE"],
    ] as const) {
      expect((await browser.request(path, { method, ...empty })).status).toBe(404);
      expect((await world.dashboard.request(path, { method, ...empty })).status).toBe(401);
    }
    expect(await isRead(owner.user, owner.id)).toBe(false);
  });

  test("answers 405 to another method and 400 to a malformed id", async () => {
    const { browser, id } = await memberWith(1);
    expect(
      (await browser.request(`/notifications/${id}/mark-as-read`, { method: "POST", ...empty })).status,
    ).toBe(405);
    expect(
      (await browser.request("/notifications/a%2Fb/mark-as-read", { method: "PATCH", ...empty })).status,
    ).toBe(400);
  });

  test("S6 a foreign page marks nothing", async () => {
    const { browser, user, id } = await memberWith(1);
    const headers = { origin: "https://evil.test", "sec-fetch-site": "cross-site" };
    const response = await browser.request(`/notifications/${id}/mark-as-read`, { method: "PATCH", headers });
    expect(response.status).toBe(403);
    expect(await isRead(user, id)).toBe(false);
  });
});

test("W3 the tabs of two sessions have different channels, whose names don't reveal the session id", async () => {
  const channels = new Set<string>();
  for (let round = 0; round < 2; round++) {
    const { browser } = await memberWith(0);
    const html = await (await browser.request(anyPage)).text();
    const channel = /channel\\",\\"([\w-]{22})/.exec(html)?.[1] ?? "";
    expect(channel).toHaveLength(22);
    expect(html).not.toContain(browser.cookies.get("cashlane"));
    channels.add(channel);
  }
  expect(channels.size).toBe(2);
});
