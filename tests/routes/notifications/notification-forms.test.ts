import { describe, expect, test } from "vitest";
import type { Browser } from "../../support/pages/browser";
import { bellOf, notificationsWorld, titlesOf } from "../../support/notifications/notifications-page";

const world = notificationsWorld();

const page = "/en/apps/notifications";
const memberWith = (...titles: string[]) => world.memberWith(...titles);

function send(browser: Browser, path: string, intent: string, ids: string[]): Promise<Response> {
  const body = new URLSearchParams([["intent", intent], ...ids.map((id) => ["id", id])]);
  return browser.request(path, { method: "POST", body });
}

/** Opens a notification and deletes it. `undo` is the URL of the undo message. */
async function deleteFromPanel(browser: Browser, id: string) {
  await browser.request(`${page}?view_id=${id}`);
  const opened = await browser.submit(`${page}?view_id=${id}`, { intent: "delete", id });
  return { opened, undo: opened.headers.get("location")! };
}

describe("forms, without scripts", () => {
  test("marks a notification read and returns to the same page", async () => {
    const { browser, user, id } = await memberWith("Đánh dấu");
    const response = await browser.submit(`${page}?filter=unread`, { intent: "read", id });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toEqual(`${page}?filter=unread`);
    expect(await world.isRead(user, id)).toBe(true);
  });

  test("marks all read, with a confirmation on the next page", async () => {
    const { browser, user, ids } = await memberWith("Một", "Hai");
    const response = await browser.submit(page, { intent: "read-all" });
    expect(response.status).toBe(302);
    const html = await (await browser.request(page)).text();
    expect(html).toContain("All notifications are marked as read.");
    expect(bellOf(html)).toBe("Notifications");
    for (const id of ids) expect(await world.isRead(user, id)).toBe(true);
  });

  test("deletes the opened notification, removes its id from the URL, and offers undo", async () => {
    const { browser, user, id } = await memberWith("Xóa đi", "Ở lại");
    const { opened, undo } = await deleteFromPanel(browser, id);
    expect(opened.headers.get("location")).toMatch(/^\/en\/apps\/notifications\?undo=[\w-]+$/);
    const html = await (await browser.request(undo)).text();
    expect(html).toContain("The notification was deleted.");
    expect(titlesOf(html)).toEqual(["Ở lại"]);
    const deletion = /name="deletion" value="([^"]*)"/.exec(html)![1]!;
    for (let turn = 0; turn < 2; turn++) {
      const response = await browser.submit(page, { intent: "restore", deletion });
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toEqual(page);
    }
    const restored = await (await browser.request(page)).text();
    expect(restored).toContain("Restored.");
    expect(titlesOf(restored)).toEqual(["Ở lại", "Xóa đi"]);
    // The notification was read before it was deleted, and is still read after it was restored.
    expect(await world.isRead(user, id)).toBe(true);
  });

  test("undoing another member's or an unknown deletion answers 404 with a message", async () => {
    const other = await memberWith("Của người khác");
    const { undo } = await deleteFromPanel(other.browser, other.id);
    const theirs = new URL(undo, "http://x").searchParams.get("undo")!;
    const { browser } = await memberWith("Của tôi");
    for (const deletion of [theirs, crypto.randomUUID(), "nobodys"]) {
      const response = await browser.submit(page, { intent: "restore", deletion });
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain("This can no longer be undone.");
      expect(html).toContain("Của tôi");
    }
  });

  test("marks several read and unread, deletes and restores them, also when sent twice", async () => {
    const { browser, user, ids } = await memberWith("Một", "Hai", "Ba");
    const firstTwo = ids.slice(0, 2);
    const unread = async () => titlesOf(await (await browser.request(`${page}?filter=unread`)).text());
    for (let turn = 0; turn < 2; turn++) {
      expect(
        (await send(browser, `${page}?type=cashback_earned`, "read", firstTwo)).headers.get("location"),
      ).toBe(`${page}?type=cashback_earned`);
    }
    expect(await unread()).toEqual(["Ba"]);
    await send(browser, page, "unread", firstTwo);
    expect(await unread()).toEqual(["Ba", "Hai", "Một"]);
    const [once, twice] = [
      await send(browser, page, "delete", firstTwo),
      await send(browser, page, "delete", firstTwo),
    ].map((response) => response.headers.get("location"));
    expect(once).toMatch(/\?undo=[\w-]+&deleted=2$/);
    expect(twice).toBe(once);
    expect(await (await browser.request(once!)).text()).toContain("2 notifications were deleted.");
    expect(await unread()).toEqual(["Ba"]);
    const deletion = new URL(once!, "http://x").searchParams.get("undo")!;
    await browser.submit(page, { intent: "restore", deletion });
    expect(await unread()).toEqual(["Ba", "Hai", "Một"]);
    expect(await world.isRead(user, ids[0]!)).toBe(false);
  });

  test("marking an opened notification unread closes it, since opening would mark it read", async () => {
    const { browser, user, id } = await memberWith("Chưa đọc");
    await browser.request(`${page}?view_id=${id}`);
    const response = await send(browser, `${page}?view_id=${id}`, "unread", [id]);
    expect(response.headers.get("location")).toBe(page);
    await browser.request(page);
    expect(await world.isRead(user, id)).toBe(false);
  });

  test("skips other members' ids, and answers unavailable if none is the member's own", async () => {
    const other = await memberWith("Của người khác");
    const { browser, user, id } = await memberWith("Của tôi");
    expect((await send(browser, page, "delete", [other.id, id])).headers.get("location")).toMatch(
      /undo=[\w-]+$/,
    );
    for (const intent of ["unread", "delete"]) {
      const response = await send(browser, page, intent, [other.id, crypto.randomUUID()]);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("no longer available");
    }
    expect(await world.isRead(other.user, other.id)).toBe(false);
    await expect(world.isRead(user, id)).rejects.toThrow("404");
  });

  test("WCAG 2.1.4 single keys are switched off and on for this browser", async () => {
    const { browser } = await memberWith("Phím");
    const help = async () => (await browser.request(`${page}?keys=help`)).text();
    expect(await help()).toContain("The single keys are on");
    const response = await browser.submit(`${page}?filter=unread`, { intent: "keys", keys: "off" });
    expect(response.headers.get("location")).toBe(`${page}?filter=unread&keys=help`);
    expect(await help()).toContain("The single keys are off");
    await browser.submit(page, { intent: "keys", keys: "on" });
    expect(await help()).toContain("The single keys are on");
    browser.cookies.set("list-shortcuts", "%%broken");
    expect(await help()).toContain("The single keys are on");
  });

  test("deleting another member's notification answers 404 as unavailable and changes nothing", async () => {
    const other = await memberWith("Của người khác");
    const { browser } = await memberWith("Của tôi");
    const response = await browser.submit(page, { intent: "delete", id: other.id });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("no longer available");
    expect(await world.isRead(other.user, other.id)).toBe(false);
  });

  test("marking another member's notification read is only logged, returns to the page and changes nothing", async () => {
    const other = await memberWith("Của người khác");
    const { browser } = await memberWith("Của tôi");
    const response = await browser.submit(page, { intent: "read", id: other.id });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toEqual(page);
    await expect.poll(() => world.dashboard.output()).toContain("notifications could not be marked read");
    expect(await world.isRead(other.user, other.id)).toBe(false);
  });

  test.each([
    {},
    { intent: "burn", id: "x" },
    { intent: "read" },
    { intent: "unread", id: "" },
    { intent: "delete", id: "../x" },
    { intent: "restore" },
    { intent: "restore", deletion: "a\r\nb" },
    { intent: "keys", keys: "maybe" },
  ])("refuses an invalid form (%j) with 400", async (fields) => {
    const { browser } = await memberWith("Còn đây");
    expect((await browser.submit(page, fields as Record<string, string>)).status).toBe(400);
  });

  test("sends a visitor to the login and changes nothing", async () => {
    const { user, id } = await memberWith("Của tôi");
    const response = await world.dashboard.request(page, {
      method: "POST",
      body: new URLSearchParams({ intent: "delete", id }),
    });
    expect(response.headers.get("location")).toMatch(/^\/en\/login/);
    expect(await world.isRead(user, id)).toBe(false);
  });
});
