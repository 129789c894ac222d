import type { Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { untilInteractive } from "../../support/e2e/until-interactive.ts";

const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();

test.describe("a link to another page", () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, accounts.member);
    await page.goto("/en/dashboards/crm");
    await untilInteractive(page);
  });

  test("opens it without loading a document", async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await linkTo(page, "/en/stores").click();
    await page.waitForURL("**/en/stores");
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });

  test("to the current page adds no entry to the history", async ({ page }) => {
    const before = await page.evaluate(() => history.length);
    const loaded = page.waitForResponse(/\/en\/dashboards\/crm\.data/);
    await linkTo(page, "/en/dashboards/crm").click();
    await loaded;
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test("opens in a new tab with Ctrl", async ({ page }) => {
    const opened = page.context().waitForEvent("page");
    await linkTo(page, "/en/stores").click({ modifiers: ["Control"] });
    await (await opened).waitForURL("**/en/stores");
    expect(new URL(page.url()).pathname).toBe("/en/dashboards/crm");
  });
});
