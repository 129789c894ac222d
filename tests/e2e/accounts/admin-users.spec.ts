import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { texts as arabic } from "../../../app/locales/ar/users.ts";
import { texts as bulkTexts } from "../../../app/locales/en/bulk.ts";
import { texts as english } from "../../../app/locales/en/users.ts";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { registerAndLogIn } from "../../support/e2e/register.ts";

const translations = { en: english, ar: arabic };
const password = "New-member-1";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Registers a member in a separate browser context and returns its page. */
async function newMember(page: Page): Promise<{ email: string; theirs: Page }> {
  const email = `${randomUUID()}@example.test`;
  const context = await page.context().browser()!.newContext();
  const theirs = await context.newPage();
  await registerAndLogIn(theirs, { name: "Nora New", email, password, base: page.url() });
  return { email, theirs };
}

async function expectFits(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow, `sideways scrolling of ${page.url()} at ${width}`).toBeLessThanOrEqual(0);
  }
}

for (const [language, javaScriptEnabled] of [
  ["en", true],
  ["ar", false],
] as const) {
  test.describe(
    `in ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`,
    { tag: javaScriptEnabled ? [] : "@long" },
    () => {
      test.use({ javaScriptEnabled });

      test("an admin finds, adjusts, views and suspends a member", async ({ page }) => {
        const t = translations[language];
        await signIn(page, accounts.admin);
        await page.goto(`/${language}/apps/details/users`);
        await expectFits(page);
        const { email, theirs } = await newMember(page);
        await page.goto(`/${language}/apps/details/users?q=${email}`);
        await page.getByRole("link", { name: "Nora New" }).click();
        await expect(page.getByRole("heading", { level: 2, name: "Nora New" })).toBeVisible();

        await page.getByRole("link", { name: t.step_adjust }).click();
        await page.locator("input[name=amount]").fill("7.25");
        await page.locator("textarea[name=reason]").fill("Goodwill");
        await page.getByRole("dialog").locator("button[name=step]").click();
        await expect(page.getByText(t.done_adjust)).toBeVisible();
        await expect(page.getByText("7.25").first()).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);
        await expectFits(page);
        await theirs.goto(new URL("/en/apps/wallet/my-balance", page.url()).href);
        await expect(theirs.getByText("Goodwill").first()).toBeVisible();

        await page.getByRole("link", { name: t.asMember }).click();
        await expect(page.getByText(t.asMemberNotice)).toBeVisible();
        await expect(page.locator("main").getByRole("button")).toHaveCount(0);
        await page.getByRole("link", { name: t.backToUser }).click();

        await page.getByRole("link", { name: t.step_suspend }).click();
        await page.locator("textarea[name=memberMessage]").fill("You opened several accounts.");
        await page.locator("textarea[name=reason]").fill("Several accounts");
        await page.getByRole("dialog").locator("button[name=step]").click();
        await expect(page.getByText(t.done_suspend)).toBeVisible();
        await theirs.goto(new URL("/en/apps/wallet/my-balance", page.url()).href);
        await expect(theirs).toHaveURL(/\/en\/login/);
        await expect(theirs.getByText("This account is suspended. Please contact support.")).toBeVisible();
        await theirs.context().close();
      });
    },
  );
}

test("an admin suspends two selected members with one reason", { tag: "@long" }, async ({ page }) => {
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/details/users");
  const [one, two] = [await newMember(page), await newMember(page)];
  await page.goto("/en/apps/details/users?q=nora");
  const list = page.getByRole("table", { name: english.table });
  for (const { email } of [one, two])
    await list.getByRole("row").filter({ hasText: email }).getByRole("checkbox").check();
  await expect(page.getByText("2 selected")).toBeVisible();
  const selectedRows = list.locator("input[data-choice]:checked");
  await page.getByRole("button", { name: english.step_suspend }).click();
  await expect(page.getByRole("heading", { name: english.bulkAsk_suspend })).toBeVisible();
  // After going back, the rows are still selected.
  await page.getByRole("link", { name: bulkTexts.back }).click();
  await expect(page.getByRole("heading", { name: english.bulkAsk_suspend })).toHaveCount(0);
  await expect(selectedRows).toHaveCount(2);
  await page.getByRole("button", { name: english.step_suspend }).click();
  await expect(page.locator("input[name=ids]")).toHaveCount(2);
  await expectAccessible(page);
  await expectFits(page);
  // The form can't be submitted without a reason.
  const suspend = page.locator("form[method=post] button[name=step]");
  await suspend.click();
  await expect(page.locator("textarea[name=memberMessage]")).toBeFocused();
  await page.locator("textarea[name=memberMessage]").fill("You opened two accounts.");
  await page.locator("textarea[name=reason]").fill("Two accounts of one person");
  await suspend.click();
  await expect(page.getByText("2 accounts suspended")).toBeVisible();
  await expect(page.getByRole("heading", { name: english.bulkAsk_suspend })).toHaveCount(0);
  await expect(list.getByRole("checkbox").first()).toBeVisible();
  await expect(selectedRows).toHaveCount(0);
  for (const { email, theirs } of [one, two]) {
    await expect(list.getByRole("row").filter({ hasText: email })).toContainText(english.status_suspended);
    await theirs.goto(new URL("/en/apps/wallet/my-balance", page.url()).href);
    await expect(theirs).toHaveURL(/\/en\/login/);
    await theirs.context().close();
  }
});
