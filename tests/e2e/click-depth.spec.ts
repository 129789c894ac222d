import { accounts, signIn } from "../support/e2e/accounts.ts";
import { expect, test } from "../support/e2e/fixture.ts";

for (const [from, to] of [
  ["wallet/my-balance", "my-cash-back/withdraw-history"],
  ["my-cash-back/withdraw-history", "my-cash-back/withdraw"],
  ["notifications", "wallet/my-balance"],
] as const) {
  test(`a click asks for all files of ${to} at once: none is learnt of from another`, async ({ page }) => {
    await signIn(page, accounts.member);
    await page.goto(`/en/apps/${from}`);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const asked: string[] = [];
    await page.route("**/assets/*.js", async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await released;
      await route.continue();
    });

    const data = page.waitForResponse((response) => response.url().includes(`${to}.data`));
    // No pointer comes near first: this is the click alone.
    await page.locator(`nav a[href="/en/apps/${to}"]`).first().dispatchEvent("click");
    await data;
    const atOnce = [...asked];
    expect(atOnce.length).toBeGreaterThan(0);

    release();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator("h1")).toBeVisible();
    expect(asked).toEqual(atOnce);
  });
}
