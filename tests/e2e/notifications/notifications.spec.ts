import type { Page } from "@playwright/test";
import { accounts, causeNotification, signIn, requestWithdrawal } from "../../support/e2e/accounts.ts";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, type OpenContext } from "../../support/e2e/fixture.ts";
import { test } from "../../support/e2e/isolated-demo.ts";
import { alternate } from "../../support/programs/repetitions.ts";

// The tests share the demo member's notifications.
test.describe.configure({ mode: "default" });

const bell = (page: Page) => page.locator("header a[href$='/apps/notifications'][aria-label]");
const list = "/en/apps/notifications";

/** Rejects a new withdrawal of the member, as the admin and in a separate browser context. */
async function rejectInForm(page: Page, openContext: OpenContext): Promise<string> {
  const { id, reference } = await requestWithdrawal(page);
  const admin = await (await openContext({ javaScriptEnabled: false })).newPage();
  await signIn(admin, accounts.admin);
  await admin.goto(`/en/apps/admin/withdraw-management?decide=reject&id=${id}`);
  await admin.locator("select[name=reason]").selectOption({ index: 1 });
  await admin.locator("button[name=intent][value=reject]").click();
  await expect(admin.locator("main")).not.toContainText("Unexpected");
  return reference;
}

test("a member is notified live of an admin's decision: toast, bell and balance in every tab over one socket", async ({
  page,
  context,
  openContext,
}) => {
  let sockets = 0;
  context.on("page", (opened) => opened.on("websocket", () => (sockets += 1)));
  page.on("websocket", () => (sockets += 1));
  await signIn(page, accounts.member);
  await page.goto("/en/apps/wallet/my-balance");
  const other = await context.newPage();
  await other.goto(list);
  await expect(other.getByText("Live", { exact: true })).toBeVisible();

  const reference = await rejectInForm(page, openContext);
  for (const tab of [page, other]) {
    const toast = tab.locator(".toast", { hasText: reference });
    await expect(toast).toContainText("Yêu cầu rút tiền bị từ chối");
    await expect(bell(tab)).toHaveAccessibleName(/^Notifications \(\d+\)$/);
  }
  await expect(page.locator("[data-row]", { hasText: "Returned to your balance" }).first()).toBeVisible();
  await expect(other.locator("main li", { hasText: reference })).toBeVisible();
  expect(sockets).toBe(1);

  const before = await bell(page).getAttribute("aria-label");
  await page.locator(".toast", { hasText: reference }).getByRole("link").click();
  await expect(page).toHaveURL(/\/en\/apps\/notifications\?view_id=/);
  await expect(page.getByRole("region", { name: "Opened notification" })).toContainText(reference);
  await expect(bell(other)).not.toHaveAccessibleName(before!);
  await page.getByRole("link", { name: "Open the withdrawal" }).click();
  await expect(page).toHaveURL(/withdraw-history\?withdrawal=/);
  await expect(page.locator("main")).toContainText(reference);
});

test("opening a notification in the dropdown marks it read; mark all read empties it", async ({ page }) => {
  await signIn(page, accounts.member);
  const references = [await causeNotification(page), await causeNotification(page)];
  await page.goto("/en/apps/wallet/my-balance");
  await expect(bell(page)).toHaveAttribute("aria-haspopup", "dialog");
  await bell(page).click();
  const dropdown = page.getByRole("dialog", { name: "Notifications" });
  for (const reference of references) await expect(dropdown).toContainText(reference);
  expect((await dropdown.boundingBox())?.width).toBe(360);

  await page.keyboard.press("Escape");
  await expect(dropdown).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await page.keyboard.press("Space");
  await dropdown.getByRole("link", { name: references[0] }).click();
  await expect(page.getByRole("region", { name: "Opened notification" })).toContainText(references[0]!);
  await bell(page).click();
  await expect(dropdown).not.toContainText(references[0]!);
  await dropdown.getByRole("button", { name: "Mark all as read" }).click();
  await expect(dropdown).toContainText("You have no unread notifications.");
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, openWithdrawal] of alternate(
    [
      ["en", "Open the withdrawal"],
      ["ar", "فتح السحب"],
    ] as const,
    1,
  )) {
    test(`in ${language} the bell is a link with the right count, and opening one reduces it`, async ({
      page,
    }) => {
      await signIn(page, accounts.member);
      const reference = await causeNotification(page);
      await page.goto(`/${language}/dashboards/crm`);
      const count = Number(/\((\d+)\)/.exec((await bell(page).getAttribute("aria-label")) ?? "")?.[1]);
      await bell(page).click();
      await expect(page).toHaveURL(`/${language}/apps/notifications`);
      await page.locator("main li", { hasText: reference }).getByRole("link").click();
      await expect(page.locator("main article")).toContainText(reference);
      await expect(page.getByRole("link", { name: openWithdrawal })).toBeVisible();
      const name = (await bell(page).getAttribute("aria-label")) ?? "";
      expect(Number(/\((\d+)\)/.exec(name)?.[1] ?? 0)).toBe(count - 1);
    });
  }
});

for (const language of alternate(["en", "fr", "ar"] as const, 1)) {
  test(
    `axe finds nothing in ${language}, light and dark: selection, undo, list of keys, empty list, opened notification, dropdown`,
    { tag: "@long" },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await signIn(page, accounts.member);
      // The test opens one notification, which marks it as read. The other stays in the dropdown.
      await causeNotification(page);
      await causeNotification(page);
      await page.goto(`/${language}/apps/notifications?undo=nothing&deleted=3`);
      await page.locator("main [data-choice]").nth(1).check();
      await expect(page.locator("[data-bulk=unread]")).toBeVisible();
      await expectAccessible(page, "main");
      await page.goto(`/${language}/apps/notifications?keys=help`);
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page, ".dialog");
      await page.goto(`/${language}/apps/notifications?filter=unread&type=withdrawal_paid&cursor=WyIxIl0`);
      await expect(page.locator("main [data-row]")).toHaveCount(0);
      await expectAccessible(page, "main");

      await page.goto(`/${language}/apps/notifications`);
      await page.locator("main li a").first().click();
      await expect(page.locator("main article")).toBeVisible();
      await expect(bell(page)).toHaveAttribute("aria-haspopup", "dialog");
      await bell(page).click();
      // The notification's text has its own direction, but is aligned like the page.
      const text = page.getByRole("dialog").locator("li span[lang]").first();
      await expect(text).toHaveCSS("text-align", language === "ar" ? "right" : "left");
      await expectAccessible(page);
    },
  );
}
