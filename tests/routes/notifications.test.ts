import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getNotification } from "#contract/notifications.ts";
import { bellOf, type NotificationsWorld, startNotificationsWorld } from "../support/notifications-page";

let world: NotificationsWorld;
beforeAll(async () => void (world = await startNotificationsWorld()));
afterAll(() => world.close());

const page = "/en/apps/notifications";

async function memberWith(...titles: string[]) {
  const { browser, user } = await world.member();
  const ids: string[] = [];
  for (const title of titles) ids.push(await world.tell(user.userId, { title }));
  return { browser, user, ids, id: ids[0] ?? "" };
}
async function isRead(user: { accessToken: string }, id: string): Promise<boolean> {
  return (await world.provider.call(getNotification, { as: user, params: { id } })).data.isRead;
}

describe("§2 the list", () => {
  test.each([
    ["en", "Notifications", "Today", "Older"],
    ["fr", "Notifications", "Aujourd’hui", "Plus anciennes"],
    ["ar", "الإشعارات", "اليوم", "أقدم"],
  ])("in %s, by day, the notifications themselves in Vietnamese", async (language, title, today, older) => {
    const { browser, user } = await memberWith("Tiền đã được chuyển");
    await world.tell(user.userId, { title: "Đã lâu rồi", daysAgo: 40, isRead: true });
    const answer = await browser.request(`/${language}/apps/notifications`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`<title>${title} · Cashlane</title>`);
    for (const text of [today, older, "Tiền đã được chuyển", "Đã lâu rồi", "tháng trước"])
      expect(html).toContain(text);
    expect(html).toMatch(/<span lang="vi" dir="auto"[^>]*>Tiền đã được chuyển</);
  });

  test("screens 17.5 by state and by type, in the URL", async () => {
    const { browser, user } = await memberWith("Chưa đọc");
    await world.tell(user.userId, { title: "Đã đọc", isRead: true, type: "withdrawal_paid" });
    const unread = await (await browser.request(`${page}?filter=unread`)).text();
    expect([unread.includes("Chưa đọc"), unread.includes("Đã đọc")]).toEqual([true, false]);
    const paid = await (await browser.request(`${page}?type=withdrawal_paid`)).text();
    expect([paid.includes("Chưa đọc"), paid.includes("Đã đọc")]).toEqual([false, true]);
    expect(await (await browser.request(`${page}?type=offer_completed`)).text()).toContain(
      "Nothing of this kind",
    );
  });

  test("20 to a page; a page beyond the end shows the last one", async () => {
    const { browser } = await memberWith(...Array.from({ length: 21 }, (_, index) => `Số ${index + 1}.`));
    const first = await (await browser.request(page)).text();
    expect([first.includes("Số 21."), first.includes("Số 1."), first.includes("page 1 of 2")]).toEqual([
      true,
      false,
      true,
    ]);
    for (const last of ["2", "999"]) {
      const html = await (await browser.request(`${page}?page=${last}`)).text();
      expect([html.includes("Số 21."), html.includes("Số 1."), html.includes("page 2 of 2")]).toEqual([
        false,
        true,
        true,
      ]);
    }
  });

  test("with nothing to list it says what will come", async () => {
    const { browser } = await memberWith();
    expect(await (await browser.request(page)).text()).toContain("No notifications yet");
  });

  test.each([
    "page=-1",
    "page=1.5",
    "page=zzz",
    "page=1e99",
    "filter=%00",
    "type=bogus",
    "view_id=",
    "filter=unread&filter=x",
  ])("a broken URL (%s) falls back to what is default", async (query) => {
    const { browser } = await memberWith("Còn đây");
    const answer = await browser.request(`${page}?${query}`);
    expect([answer.status, (await answer.text()).includes("Còn đây")]).toEqual([200, true]);
  });
});

describe("§2 ?view_id=", () => {
  test("opens one, marks it read, and the bell of the same page counts without it", async () => {
    const { browser, user, id } = await memberWith("Mở ra", "Còn lại");
    expect(bellOf(await (await browser.request(page)).text())).toBe("Notifications (2)");
    const answer = await browser.request(`${page}?view_id=${id}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toMatch(/<h2[^>]*><span lang="vi"[^>]*>Mở ra</);
    expect(bellOf(html)).toBe("Notifications (1)");
    expect(await isRead(user, id)).toBe(true);
  });

  test("a browser that only fetches ahead marks nothing", async () => {
    const { browser, user, id } = await memberWith("Tải trước");
    await browser.request(`${page}?view_id=${id}`, { headers: { "sec-purpose": "prefetch" } });
    expect(await isRead(user, id)).toBe(false);
  });

  test.each([
    ["en", "This notification is no longer available."],
    ["fr", "Cette notification n’est plus disponible."],
    ["ar", "هذا الإشعار لم يعد متاحًا."],
  ])("in %s: somebody else's is no longer available, 404, and the list stays", async (language, text) => {
    const other = await memberWith("Của người khác");
    const { browser } = await memberWith("Của tôi");
    const answer = await browser.request(`/${language}/apps/notifications?view_id=${other.id}`);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain(text);
    expect(html).toContain("Của tôi");
    expect(html).not.toContain("Của người khác");
    expect(await isRead(other.user, other.id)).toBe(false);
  });

  test.each([
    "nobody",
    crypto.randomUUID(),
    "..%2F..%2Fv1%2Fusers%2Fme",
    "%0d%0aX:1",
    "x".repeat(3000),
    "https://evil.test",
  ])("S9 %s is nobody's: 404, and the list stays", async (viewId) => {
    const { browser } = await memberWith("Của tôi");
    const answer = await browser.request(`${page}?view_id=${viewId}`);
    expect([answer.status, (await answer.text()).includes("Của tôi")]).toEqual([404, true]);
  });
});

describe("forms, without scripts", () => {
  test("mark one read: back to the same page", async () => {
    const { browser, user, id } = await memberWith("Đánh dấu");
    const answer = await browser.submit(`${page}?filter=unread`, { intent: "read", id });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${page}?filter=unread`]);
    expect(await isRead(user, id)).toBe(true);
  });

  test("mark all read: says so on the next page", async () => {
    const { browser, user, ids } = await memberWith("Một", "Hai");
    const answer = await browser.submit(page, { intent: "read-all" });
    expect(answer.status).toBe(302);
    const html = await (await browser.request(page)).text();
    expect(html).toContain("All notifications are marked as read.");
    expect(bellOf(html)).toBe("Notifications");
    for (const id of ids) expect(await isRead(user, id)).toBe(true);
  });

  test("delete the opened one: it leaves, and so does its id from the address", async () => {
    const { browser, id } = await memberWith("Xóa đi");
    const answer = await browser.submit(`${page}?view_id=${id}`, { intent: "delete", id });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, page]);
    const html = await (await browser.request(page)).text();
    expect([html.includes("The notification was deleted."), html.includes("Xóa đi")]).toEqual([true, false]);
  });

  test("somebody else's, delete: 404, no longer available, nothing changed", async () => {
    const other = await memberWith("Của người khác");
    const { browser } = await memberWith("Của tôi");
    const answer = await browser.submit(page, { intent: "delete", id: other.id });
    expect([answer.status, (await answer.text()).includes("no longer available")]).toEqual([404, true]);
    expect(await isRead(other.user, other.id)).toBe(false);
  });

  test("§8 somebody else's, read: only logged, back to the page, nothing changed", async () => {
    const other = await memberWith("Của người khác");
    const { browser } = await memberWith("Của tôi");
    const answer = await browser.submit(page, { intent: "read", id: other.id });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, page]);
    await expect.poll(() => world.dashboard.output()).toContain("notifications could not be marked read");
    expect(await isRead(other.user, other.id)).toBe(false);
  });

  test.each([{}, { intent: "burn", id: "x" }, { intent: "read" }, { intent: "delete", id: "../x" }])(
    "a form that is none of ours (%j) is refused with 400",
    async (fields) => {
      const { browser } = await memberWith("Còn đây");
      expect((await browser.submit(page, fields as Record<string, string>)).status).toBe(400);
    },
  );

  test("§6 a visitor is sent to the login and changes nothing", async () => {
    const { user, id } = await memberWith("Của tôi");
    const answer = await world.dashboard.request(page, {
      method: "POST",
      body: new URLSearchParams({ intent: "delete", id }),
    });
    expect(answer.headers.get("location")).toMatch(/^\/en\/login/);
    expect(await isRead(user, id)).toBe(false);
  });
});
