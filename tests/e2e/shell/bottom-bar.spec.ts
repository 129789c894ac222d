import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

test.use({ viewport: { width: 390, height: 700 } });

test.describe("the bottom bar on a phone", () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, accounts.member);
    await page.goto("/en/dashboards/crm");
  });

  test("links to the main pages, marks the current one, and opens the menu", async ({ page }) => {
    const bar = page.getByRole("navigation", { name: "Main places" });
    for (const [name, address] of [
      ["Stores", "/en/stores"],
      ["Balance", "/en/apps/wallet/my-balance"],
      ["Withdraw", "/en/apps/my-cash-back/withdraw"],
      ["Home", "/en/dashboards/crm"],
    ] as const) {
      await bar.getByRole("link", { name }).click();
      await page.waitForURL(`**${address}`);
      await expect(bar.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
      await expect(bar.locator("[aria-current]")).toHaveCount(1);
    }
    await bar.getByRole("button", { name: "More" }).click();
    await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(bar.getByRole("button", { name: "More" })).toBeFocused();
  });

  test("covers neither the page's end, nor the focused element, nor the scroll-to-top button", async ({
    page,
  }) => {
    await page.goto("/en/stores");
    const bar = page.getByRole("navigation", { name: "Main places" });
    const top = (await bar.boundingBox())!.y;
    const links = page.locator("main a[href*='/stores/']");
    await links.first().focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      const focused = (await page.locator(":focus").boundingBox())!;
      expect(focused.y + focused.height, `step ${step}`).toBeLessThanOrEqual(top);
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const foot = (await page.getByRole("contentinfo").boundingBox())!;
    expect(foot.y + foot.height).toBeLessThanOrEqual(top);
    const up = (await page.getByRole("button", { name: "Back to the top" }).boundingBox())!;
    expect(up.y + up.height).toBeLessThan(top);
  });
});

test("on a store's page Shop now stays above the bar at any scroll position", async ({ page }) => {
  await signIn(page, accounts.member);
  await page.goto("/en/stores/nike");
  const top = (await page.getByRole("navigation", { name: "Main places" }).boundingBox())!.y;
  const shop = page.getByRole("button", { name: "Shop now" });
  for (const share of [0, 0.5]) {
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
    const { y, height } = (await shop.boundingBox())!;
    expect(y > 0, `${share}`).toBe(true);
    expect(y + height <= top, `${share}`).toBe(true);
  }
});

test("is absent on a desktop, where the top bar has the stores", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/en/dashboards/crm");
  await expect(page.getByRole("navigation", { name: "Main places" })).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Stores", exact: true }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Stores", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("has the same links and opens the menu", async ({ page }) => {
    await page.goto("/en/dashboards/crm");
    const bar = page.getByRole("navigation", { name: "Main places" });
    await bar.getByRole("link", { name: "Stores" }).click();
    await expect(page).toHaveURL(/\/en\/stores$/);
    await bar.getByRole("button", { name: "More" }).click();
    await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
  });
});

test("on a short phone the bar covers no shortcut", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await signIn(page, accounts.admin);
  await page.goto("/en/dashboards/crm");
  await page.getByRole("button", { name: "Shortcuts" }).click();
  const last = page.getByRole("dialog", { name: "Shortcuts" }).getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  const bar = (await page.getByRole("navigation", { name: "Main places" }).boundingBox())!;
  const box = (await last.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
});
