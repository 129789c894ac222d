import type { Page } from "@playwright/test";
import { accounts } from "../support/e2e/accounts.ts";
import { expect, test } from "../support/e2e/fixture.ts";

/** How many files of the page's font are there and ready. */
function fontsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.fonts].filter(({ family, status }) => /^"?Inter"?$/.test(family) && status === "loaded")
        .length,
  );
}

test("a first visit asks for a part of the page's font, its second screen has all of it", async ({
  page,
}) => {
  const part = page.waitForRequest(/first-font.*\.woff2/);
  const all = page.waitForResponse(/inter-latin-wght.*\.woff2/);
  await page.goto("/en/dashboards/crm");
  await part;
  await (await all).finished();
  await expect.poll(() => fontsOf(page)).toBe(1);
  await page.locator('main a[href="/en/stores"]').first().click();
  await expect(page).toHaveURL(/\/en\/stores$/);
  await expect.poll(() => fontsOf(page)).toBe(2);
});

test("the second page a browser asks for names the font itself", async ({ page }) => {
  await page.goto("/en/dashboards/crm");
  await page.goto("/en/stores");
  await expect.poll(() => fontsOf(page)).toBe(1);
});

test("from the log-in form into the shell, which waits for its rules", async ({ page }) => {
  await page.goto("/en/login");
  await page.locator("input[name=email]").fill(accounts.member.email);
  await page.locator("input[name=password]").fill(accounts.member.password);
  // Asked of the very frame in which the shell is there for the first time.
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
