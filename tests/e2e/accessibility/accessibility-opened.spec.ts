import type { Page } from "@playwright/test";
import { accounts, signIn, requestWithdrawal } from "../../support/e2e/accounts.ts";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { alternate } from "../../support/programs/repetitions.ts";
import { openMenu } from "../../support/e2e/open-menu.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const languages = ["en", "fr", "ar"];
for (const language of alternate(languages, 2)) {
  test(`axe finds nothing in the open menus, ${language}`, async ({ page }) => {
    await signIn(page, accounts.member);
    await page.goto(`/${language}/dashboards/crm`);
    const menus = page.getByRole("banner").locator("details[name=menu]");
    await expect(menus).toHaveCount(3);
    for (const button of await menus.locator("summary").all()) {
      await openMenu(page, (await button.getAttribute("aria-label")) ?? "");
      await expectAccessible(page, "header");
      await page.keyboard.press("Escape");
    }
  });
}

for (const language of alternate(languages, 0)) {
  test.describe(() => {
    test.use({ expectedProblems: [/status of 400/] });

    test(`axe finds nothing in an admin's dialogs and menus, ${language}`, async ({ page }) => {
      await signIn(page, accounts.admin);
      const { id } = await requestWithdrawal(page);
      const queue = `/${language}/apps/admin/withdraw-management`;
      // Checks only the opened part. Another test checks the list behind it; checking the list here, too, would
      // take five times as long.
      const opened = "[role=dialog]";

      await page.goto(`${queue}?view=${id}`);
      await page.locator("button[value=reveal]").click();
      await expect(page.locator("[role=status] dt").first()).toBeVisible();
      await expectAccessible(page, opened);

      await page.goto(`${queue}?decide=approve&id=${id}`);
      await expect(page.locator(`${opened} button[value=approve]`)).toBeVisible();
      await expectAccessible(page, opened);

      await page.goto(`${queue}?decide=reject&id=${id}`);
      const reason = page.locator("select[name=reason]");
      const reject = page.locator(`${opened} button[value=reject]`);
      await reject.click();
      await expect(reason).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page, opened);

      await reason.selectOption({ index: 1 });
      await reject.click();
      await expect(reject).toHaveCount(0);
      await page.goto(`/${language}/apps/admin/withdraw-history?view=${id}`);
      await expect(page.locator(opened)).toContainText(accounts.member.email);
      await expectAccessible(page, opened);
    });
  });
}

for (const language of alternate(languages, 1)) {
  test.describe(() => {
    test.use({ expectedProblems: [/status of (405|500)|Internal Server Error/] });

    test(`axe finds nothing in the error pages, ${language}`, async ({ page }) => {
      await page.goto(`/${language}/login`);
      await postTo(page, `/${language}/dashboards/crm`);
      await expect(page.locator("header")).toBeVisible();
      await expectAccessible(page);

      // Fails the requests for the layout's data, too, so that the error page without the layout is shown.
      await page.route("**/*.data*", (route) => route.fulfill({ status: 500 }));
      await page.locator("main").getByRole("link").last().click();
      await expect(page.locator("header")).toHaveCount(0);
      await expect(page.locator("h1")).toBeVisible();
      await expectAccessible(page);
    });
  });
}

/** Posts a form to a screen without an action. */
async function postTo(page: Page, path: string): Promise<void> {
  const responsePromise = page.waitForResponse((response) => response.request().method() === "POST");
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement("form"), { method: "post", action });
    document.body.append(form);
    form.submit();
  }, path);
  expect((await responsePromise).status()).toBe(405);
}

for (const language of alternate(languages, 1)) {
  test(`axe finds nothing in the dialogs and menus of a list, ${language}`, async ({ page }) => {
    await signIn(page, accounts.admin);
    await page.goto(`/${language}/apps/details/leads`);
    for (const field of ["input[name=name]", "input[name=cols]"]) {
      const menu = page.locator(`main .list-menu:has(${field})`);
      await menu.locator("button").first().click();
      await expect(menu.locator(field).first()).toBeVisible();
      await expectAccessible(page, ".list-panel:popover-open");
      await page.keyboard.press("Escape");
    }

    const dialog = page.locator("form[role=search] [role=dialog]");
    await page.locator("form[role=search] .list-menu:has([name='f.store']) > button").click();
    await page.locator("form[role=search] select[name='f.store']").focus();
    await page.locator("form[role=search] button[aria-haspopup=dialog]:focus").press("Enter");
    await expect(dialog.getByRole("combobox")).toBeFocused();
    await expectAccessible(page, "form[role=search] [role=dialog]");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);

    await page.locator("form[role=search] .list-menu:has([name='f.from']) > button").click();
    await page
      .locator("form[role=search] button[aria-haspopup]:has(use[href$='#CalendarRange'])")
      .press("Enter");
    await expect(dialog.locator("[data-today] button")).toBeFocused();
    await expectAccessible(page, "form[role=search] [role=dialog]");
  });
}
