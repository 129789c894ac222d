import type { Page } from "@playwright/test";
import { accounts } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

/** Returns whether a font is loaded and usable for the page's text. */
function hasFont(page: Page, name = "Inter"): Promise<boolean> {
  return page.evaluate(
    (name) =>
      [...document.fonts].some(
        ({ family, status }) => family.replaceAll('"', "") === name && status === "loaded",
      ),
    name,
  );
}

test("a browser's first page uses the fallback font, its second one the page's font", async ({ page }) => {
  const fetched = page.waitForResponse(/inter-latin-wght.*\.woff2/);
  await page.goto("/en/dashboards/crm");
  await (await fetched).finished();
  expect(await hasFont(page)).toBe(false);
  await page.locator('main a[href="/en/stores"]').first().click();
  await expect(page).toHaveURL(/\/en\/stores$/);
  await expect.poll(() => hasFont(page)).toBe(true);
});

test("after an Arabic first page the next screen uses the Arabic font, too", async ({ page }) => {
  const fetched = page.waitForResponse(/noto-sans-arabic.*\.woff2/);
  await page.goto("/ar/dashboards/crm");
  await (await fetched).finished();
  expect(await hasFont(page, "Noto Sans Arabic")).toBe(false);
  await page.locator('main a[href="/ar/stores"]').first().click();
  await expect(page).toHaveURL(/\/ar\/stores$/);
  await expect.poll(() => hasFont(page, "Noto Sans Arabic")).toBe(true);
});

test("a browser's second page preloads the font itself", async ({ page }) => {
  await page.goto("/en/dashboards/crm");
  await page.goto("/en/stores");
  await expect.poll(() => hasFont(page)).toBe(true);
});

test("the shell waits for its style sheet after a login", async ({ page }) => {
  await page.goto("/en/login");
  await page.locator("input[name=email]").fill(accounts.member.email);
  await page.locator("input[name=password]").fill(accounts.member.password);
  // Measured in the first frame that shows the shell.
  const width = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          const sideBar = document.querySelector("#site-nav");
          if (!sideBar) return;
          observer.disconnect();
          resolve(sideBar.getBoundingClientRect().width);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  expect(await width).toBe(260);
  await expect(page.locator('link[rel="stylesheet"][href*="/whole-"]')).toHaveCount(1);
});
