import type { CDPSession } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium counts calls of functions.");

/** Returns how many functions of some scripts were called since the last time. */
async function countCalled(session: CDPSession, scripts: string[]): Promise<number> {
  const { result } = await session.send("Profiler.takePreciseCoverage");
  const functions = result.filter(({ url }) => scripts.includes(url)).flatMap((script) => script.functions);
  return functions.filter(({ ranges }) => ranges.some(({ count }) => count > 0)).length;
}

for (const path of ["dashboards/crm", "apps/my-cash-back/withdraw-history"]) {
  test(`${path} isn't rendered while the next screen loads`, async ({ page }) => {
    await signIn(page, accounts.member);
    await page.goto(`/en/${path}`, { waitUntil: "networkidle" });
    const screens = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => /\/assets\/route-[^/]+\.js$/.test(name)),
    );
    expect(screens).not.toEqual([]);
    const session = await page.context().newCDPSession(page);
    await session.send("Profiler.enable");
    await session.send("Profiler.startPreciseCoverage", { callCount: true });
    await page.route("**/my-balance.data", () => undefined);
    await countCalled(session, screens);

    await page
      .locator('nav a[href="/en/apps/wallet/my-balance"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();

    expect(await countCalled(session, screens)).toBe(0);
  });
}
