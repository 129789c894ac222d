import { describe, expect, test } from "vitest";
import { formatDate } from "~/i18n/format";
import { bellOf, notificationsWorld, titlesOf } from "../../support/notifications/notifications-page";

const world = notificationsWorld();

const page = "/en/apps/notifications";

const memberWith = (...titles: string[]) => world.memberWith(...titles);

describe("the list", () => {
  test.each([
    ["en", "Notifications", "Today", "Yesterday"],
    ["fr", "Notifications", "Aujourd’hui", "Hier"],
    ["ar", "الإشعارات", "اليوم", "أمس"],
  ])(
    "in %s: grouped by day, the notifications themselves in Vietnamese",
    async (language, title, today, yesterday) => {
      const { browser, user } = await memberWith("Tiền đã được chuyển");
      await world.notify(user.userId, { title: "Đã lâu rồi", daysAgo: 40, isRead: true });
      await world.notify(user.userId, { title: "Hôm trước", daysAgo: 1, isRead: true });
      const longAgo = new Date(world.provider.app.clock().getTime() - 40 * 86_400_000).toISOString();
      const response = await browser.request(`/${language}/apps/notifications`);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain(`<title>${title} · Cashlane</title>`);
      for (const text of [
        today,
        yesterday,
        formatDate(longAgo, language, "weekday"),
        "Tiền đã được chuyển",
        "Đã lâu rồi",
        "tháng trước",
      ])
        expect(html).toContain(text);
      expect(html).toMatch(/<span lang="vi" dir="auto"[^>]*>Tiền đã được chuyển</);
    },
  );

  test("filters by state and by type in the URL", async () => {
    const { browser, user } = await memberWith("Chưa đọc");
    await world.notify(user.userId, { title: "Đã đọc", isRead: true, type: "withdrawal_paid" });
    const unread = await (await browser.request(`${page}?filter=unread`)).text();
    expect(unread).toContain("Chưa đọc");
    expect(unread).not.toContain("Đã đọc");
    const paid = await (await browser.request(`${page}?type=withdrawal_paid`)).text();
    expect(paid).not.toContain("Chưa đọc");
    expect(paid).toContain("Đã đọc");
    expect(await (await browser.request(`${page}?type=offer_completed`)).text()).toContain(
      "No matching notifications",
    );
  });

  test("shows 20 per page; a link to older ones neither repeats nor skips despite new arrivals", async () => {
    const titles = Array.from({ length: 41 }, (_, index) => `Số ${index + 1}.`);
    const { browser, user } = await memberWith(...titles);
    const seenTitles: string[] = [];
    let path: string | undefined = `${page}?filter=unread`;
    while (path !== undefined) {
      const html: string = await (await browser.request(path)).text();
      seenTitles.push(...titlesOf(html));
      const [link = ""] = /<a [^>]*rel="next"[^>]*>/.exec(html) ?? [];
      path = /href="([^"]*)"/.exec(link)?.[1]?.replaceAll("&amp;", "&");
      await world.notify(user.userId, { title: "Mới" });
    }
    expect(seenTitles).toEqual(titles.toReversed());
  });

  test("with scripts the list grows in place to the number in the URL, at most 200", async () => {
    const { browser } = await memberWith(...Array.from({ length: 23 }, (_, index) => `Số ${index + 1}.`));
    const count = async (query: string) =>
      titlesOf(await (await browser.request(`${page}?${query}`)).text()).length;
    expect(await count("")).toBe(20);
    expect(await count("shown=22")).toBe(22);
    expect(await count("shown=999999")).toBe(23);
    const cursor = "&cursor=nobodys";
    expect(await count(`shown=40${cursor}`)).toBe(23);
  });

  test("an opened unread notification stays in its place although it is now read", async () => {
    const { browser, ids } = await memberWith("Một", "Hai", "Ba");
    const titles = async (query: string) => titlesOf(await (await browser.request(page + query)).text());
    expect(await titles(`?filter=unread&view_id=${ids[1]}`)).toEqual(["Ba", "Hai", "Một"]);
    expect(await titles(`?filter=unread&type=offer_completed&view_id=${ids[1]}`)).toEqual([]);
    expect(await titles("?filter=unread")).toEqual(["Ba", "Một"]);
  });

  test("an empty list explains what will appear there", async () => {
    const { browser } = await memberWith();
    expect(await (await browser.request(page)).text()).toContain("No notifications yet");
  });

  test.each([
    "shown=-1",
    "shown=1.5",
    "shown=zzz",
    "cursor=WyIxIiwiMiJd",
    "cursor=../x&cursor=%00",
    "undo=..%2Fx&deleted=1e9",
    "keys=x",
    "filter=%00",
    "type=bogus",
    "view_id=",
    "filter=unread&filter=x",
  ])("a broken URL (%s) falls back to defaults", async (query) => {
    const { browser } = await memberWith("Còn đây");
    const response = await browser.request(`${page}?${query}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Còn đây");
  });
});

describe("?view_id=", () => {
  test("opens a notification, marks it read, and the bell of the same page excludes it", async () => {
    const { browser, user, id } = await memberWith("Mở ra", "Còn lại");
    expect(bellOf(await (await browser.request(page)).text())).toBe("Notifications (2)");
    const response = await browser.request(`${page}?view_id=${id}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/<h2[^>]*><span lang="vi"[^>]*>Mở ra</);
    expect(bellOf(html)).toBe("Notifications (1)");
    expect(await world.isRead(user, id)).toBe(true);
  });

  test("a prefetch doesn't mark a notification as read", async () => {
    const { browser, user, id } = await memberWith("Tải trước");
    await browser.request(`${page}?view_id=${id}`, { headers: { "sec-purpose": "prefetch" } });
    expect(await world.isRead(user, id)).toBe(false);
  });

  test.each([
    ["en", "This notification is no longer available."],
    ["fr", "Cette notification n’est plus disponible."],
    ["ar", "هذا الإشعار لم يعد متاحًا."],
  ])(
    "in %s: another member's notification is unavailable, 404, and the list remains",
    async (language, text) => {
      const other = await memberWith("Của người khác");
      const { browser } = await memberWith("Của tôi");
      const response = await browser.request(`/${language}/apps/notifications?view_id=${other.id}`);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain(text);
      expect(html).toContain("Của tôi");
      expect(html).not.toContain("Của người khác");
      expect(await world.isRead(other.user, other.id)).toBe(false);
    },
  );

  test.each([
    "nobody",
    crypto.randomUUID(),
    "..%2F..%2Fv1%2Fusers%2Fme",
    "%0d%0aX:1",
    "x".repeat(3000),
    "https://evil.test",
  ])("S9 answers 404 to %s, and the list remains", async (viewId) => {
    const { browser } = await memberWith("Của tôi");
    const response = await browser.request(`${page}?view_id=${viewId}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Của tôi");
  });
});
