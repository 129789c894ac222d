import type { Locator, Page, Request } from "@playwright/test";
import { accounts, causeNotification, signIn } from "../../support/e2e/accounts.ts";
import { expect } from "../../support/e2e/fixture.ts";
import { test } from "../../support/e2e/isolated-demo.ts";
import { holdResponses } from "../../support/e2e/slow-responses.ts";
import { alternate } from "../../support/programs/repetitions.ts";

// The tests share the demo member's notifications.
test.describe.configure({ mode: "default" });

const list = "/en/apps/notifications";
const rows = (page: Page) => page.locator("main [data-row]");
const links = (page: Page) => page.locator("main [data-open]");
const unreadMark = (row: Locator) => row.getByText("Unread", { exact: true });
const liveIndicator = (page: Page) => page.locator("main").getByText("Live", { exact: true });
const isDelete = (request: Request) => request.postData()?.includes("intent=delete") ?? false;
const idOf = (row: Locator) => row.locator("[data-choice]").inputValue();

async function openList(page: Page, query = ""): Promise<void> {
  await signIn(page, accounts.member);
  await page.goto(list + query);
  await expect(liveIndicator(page)).toBeVisible();
}

/** Presses Delete on all these notifications without waiting for an answer in between. */
async function pressDelete(page: Page, ids: string[]): Promise<void> {
  await page.evaluate((rowIds) => {
    for (const id of rowIds) {
      const row = document.querySelector(`main [data-row]:has([value="${id}"][data-choice])`);
      row?.querySelector<HTMLElement>("[data-do=delete]")?.click();
    }
  }, ids);
}

test("by keyboard alone: moves along the list, opens, marks unread, deletes, undoes and marks all read", async ({
  page,
}) => {
  await openList(page);
  const [first, second] = [await idOf(rows(page).nth(0)), await idOf(rows(page).nth(1))];
  await page.keyboard.press("j");
  await expect(links(page).nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(links(page).nth(1)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`view_id=${second}`));
  await expect(page.locator("main article")).toBeVisible();
  await expect(unreadMark(rows(page).nth(1))).toHaveCount(0);
  await page.keyboard.press("u");
  await expect(unreadMark(rows(page).nth(1))).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(links(page).nth(1)).toBeFocused();

  // After the first of three is deleted, the next one has the focus, so that the keyboard continues from there.
  await page.keyboard.press("Delete");
  await expect(page.getByText("The notification was deleted.")).toBeVisible();
  await expect(page.locator(`main [value="${second}"][data-choice]`)).toHaveCount(0);
  await expect(links(page).nth(1)).toBeFocused();
  await page.keyboard.press("z");
  await expect(page.locator("main li", { has: page.locator(`[value="${second}"]`) })).toBeVisible();
  await expect(page.getByText("The notification was deleted.")).toHaveCount(0);

  await links(page).nth(0).focus();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.keyboard.press("#");
  await expect(page.getByText("2 notifications were deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(`main [value="${first}"][data-choice]`)).toBeVisible();
  await page.keyboard.press("Shift+E");
  await expect(page.getByRole("button", { name: "Mark all as read" })).toHaveCount(0);
});

test("a row's buttons appear with the pointer or the focus, and phones have none", async ({ page }) => {
  await openList(page);
  const row = rows(page).first();
  const actions = row.locator("form");
  await page.mouse.move(0, 0);
  await expect(actions).toHaveCSS("opacity", "0");
  await row.hover();
  await expect(actions).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await links(page).first().focus();
  await expect(actions).toHaveCSS("opacity", "1");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(actions).toBeHidden();
});

test("WCAG 2.1.4 single keys can be switched off permanently; arrows and Delete remain", async ({ page }) => {
  await openList(page);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys on this page" });
  await help.getByRole("button", { name: "Turn single keys off" }).click();
  await expect(help).toContainText("The single keys are off");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(page).toHaveURL(list);

  await page.reload();
  await expect(liveIndicator(page)).toBeVisible();
  await links(page).nth(0).focus();
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await page.keyboard.press("ArrowDown");
  await expect(links(page).nth(1)).toBeFocused();
  await expect(page).toHaveURL(list);
});

test("a live notification appears on top and keeps selection, focus and position; one read in another tab is shown as read", async ({
  page,
  context,
}) => {
  await openList(page, "?shown=40");
  const row = rows(page).nth(25);
  const id = await idOf(row);
  await row.locator("[data-choice]").check();
  await row.locator("[data-open]").focus();
  await row.locator("[data-open]").evaluate((link) => link.scrollIntoView({ block: "center" }));
  const rowToStay = page.locator("main [data-row]", { has: page.locator(`[value="${id}"][data-choice]`) });
  const topOf = async () => Math.round((await rowToStay.boundingBox())!.y);
  const before = await topOf();

  const reference = await causeNotification(page);
  await expect(rows(page).nth(0)).toContainText(reference);
  await expect(rowToStay.locator("[data-choice]")).toBeChecked();
  await expect(rowToStay.locator("[data-open]")).toBeFocused();
  await expect(page.getByText("1 selected")).toBeVisible();
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);

  const other = await context.newPage();
  await other.goto(list);
  await expect(unreadMark(rows(page).nth(0))).toBeVisible();
  await links(other).nth(0).click();
  await expect(other.locator("main article")).toContainText(reference);
  await expect(unreadMark(rows(page).nth(0))).toHaveCount(0);
  await other.getByRole("region", { name: "Opened notification" }).getByText("Mark as unread").click();
  await expect(unreadMark(rows(page).nth(0))).toBeVisible();
  await other
    .getByRole("button", { name: /^Delete: / })
    .first()
    .click();
  await expect(rows(page).nth(0)).not.toContainText(reference);
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page).nth(0)).toContainText(reference);
});

test("several changes in quick succession are all applied", async ({ page }) => {
  await openList(page);
  const ids = await Promise.all([0, 1, 2, 3].map((index) => idOf(rows(page).nth(index))));
  let responseCount = 0;
  page.on("response", (response) => isDelete(response.request()) && (responseCount += 1));
  await pressDelete(page, ids);
  await expect(page).toHaveURL(/undo=/);
  for (const id of ids) await expect(page.locator(`main [value="${id}"][data-choice]`)).toHaveCount(0);
  await expect.poll(() => responseCount).toBe(ids.length);
  await page.reload();
  for (const id of ids) await expect(page.locator(`main [value="${id}"][data-choice]`)).toHaveCount(0);
});

for (const [how, leave, address] of alternate(
  [
    ["by a link", (page) => page.getByRole("link", { name: "Home" }).first().click(), /dashboards/],
    ["by opening another", (page) => links(page).nth(5).click(), /view_id=/],
    ["by its address, as who closes the tab", (page) => page.goto("/en/stores"), /stores/],
  ] as [string, (page: Page) => Promise<unknown>, RegExp][],
  0,
)) {
  test(`several changes are all applied if the list is left at once ${how}, without navigating back`, async ({
    page,
    context,
  }) => {
    const end = await holdResponses(page);
    await openList(page);
    const ids = await Promise.all([0, 1, 2].map((index) => idOf(rows(page).nth(index))));
    const first = page.waitForRequest(isDelete);
    await pressDelete(page, ids);
    await first;
    for (const id of ids) await expect(page.locator(`main [value="${id}"][data-choice]`)).toHaveCount(0);
    await leave(page);
    await end();
    await expect(page).toHaveURL(address);

    const other = await context.newPage();
    await other.goto(list);
    await expect(rows(other)).toHaveCount(20);
    for (const id of ids) await expect(other.locator(`main [value="${id}"][data-choice]`)).toHaveCount(0);
    await expect(page).toHaveURL(address);
    for (const id of ids) await expect(page.locator(`main [value="${id}"][data-choice]`)).toHaveCount(0);
  });
}

test("older notifications load at the end of the list and stay after a reload", async ({ page }) => {
  await openList(page);
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole("link", { name: "Older" }).scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(40);
  await expect(page).toHaveURL(/shown=/);
  const count = await rows(page).count();
  await page.reload();
  await expect(rows(page)).toHaveCount(count);
});

test("a focused link to older notifications stays in the window when rows appear above it", async ({
  page,
}) => {
  const release = await holdResponses(page);
  await openList(page);
  const older = page.getByRole("link", { name: "Older" });
  await older.scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(list);
  await older.focus();
  await release();
  await expect(rows(page)).toHaveCount(40);
  await expect(older).toBeFocused();
  await expect(older).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("in ar: filters, older and newest pages, deleting several and undoing, marking unread, all by forms", async ({
    page,
  }) => {
    await signIn(page, accounts.member);
    await page.goto("/ar/apps/notifications");
    const firstPage = await idOf(rows(page).nth(0));
    await page.getByRole("link", { name: "الأقدم" }).click();
    await expect(page).toHaveURL(/cursor=/);
    await expect(page.locator(`main [value="${firstPage}"][data-choice]`)).toHaveCount(0);
    await page.getByRole("link", { name: "الأحدث" }).click();
    await expect(page.locator(`main [value="${firstPage}"][data-choice]`)).toBeVisible();

    await page.locator("select[name=type]").selectOption("cashback_earned");
    await page.getByRole("button", { name: "تطبيق" }).click();
    await expect(page).toHaveURL(/type=cashback_earned/);
    const ids = [await idOf(rows(page).nth(0)), await idOf(rows(page).nth(2))];
    for (const index of [0, 2]) await rows(page).nth(index).locator("[data-choice]").check();
    await page.locator("[data-bulk=delete]").click();
    await expect(page.getByText("تم حذف إشعارين.")).toBeVisible();
    for (const id of ids) await expect(page.locator(`main [value="${id}"][data-choice]`)).toHaveCount(0);
    await page.getByRole("button", { name: "تراجع" }).click();
    await expect(page).toHaveURL("/ar/apps/notifications?type=cashback_earned");
    expect([await idOf(rows(page).nth(0)), await idOf(rows(page).nth(2))]).toEqual(ids);

    for (const index of [0, 2]) await rows(page).nth(index).locator("[data-choice]").check();
    await page.locator("[data-bulk=unread]").click();
    await expect(rows(page).nth(2).getByText("غير مقروء", { exact: true })).toBeVisible();
    await rows(page).nth(2).locator("[data-do=read]").click();
    await expect(rows(page).nth(2).getByText("غير مقروء", { exact: true })).toHaveCount(0);

    await links(page).nth(0).click();
    await page.locator("main article").getByRole("link", { name: "عرض عملية الشراء" }).click();
    await expect(page.locator("main tbody tr").first()).toContainText("+");
  });
});
