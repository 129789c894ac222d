import type { Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { boxOf } from "../../support/e2e/menu-parts.ts";
import { setTheme } from "../../support/e2e/theme.ts";
import { alternate } from "../../support/programs/repetitions.ts";

const names = {
  en: { menu: "Main navigation", more: "More" },
  fr: { menu: "Navigation principale", more: "Plus" },
  ar: { menu: "التنقل الرئيسي", more: "المزيد" },
};

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await setTheme(page, { layout: "horizontal" });
});

/** Makes the row so narrow that some of its entries don't fit. */
async function squeeze(page: Page, width: number): Promise<void> {
  await page.locator(".menu-row").evaluate((row, width) => {
    row.parentElement!.style.width = `${width}px`;
  }, width);
}

for (const language of alternate(["en", "fr", "ar"] as const, 1)) {
  test(
    `entries that do not fit move to "More", at every width, ${language}`,
    { tag: "@long" },
    async ({ page }) => {
      await signIn(page, accounts.admin);
      await page.goto(`/${language}/dashboards/crm`);
      const row = page.locator(".menu-row");
      const more = row.locator(":scope > li > details > summary", { hasText: names[language].more });
      await expect(row).toBeVisible();
      // The French names are too long for one row even at this width.
      const overflows = language === "fr" ? 1 : 0;
      await expect(more).toHaveCount(overflows);
      const all = (await row.locator("a[href], summary").count()) - overflows;
      let previousCount = Infinity;
      for (const width of [1100, 900, 700, 520, 360]) {
        await squeeze(page, width);
        const visibleItems = row.locator(":scope > li");
        await expect.poll(async () => overflowOf(page)).toBe(0);
        if (width < 800) await expect(more).toBeVisible();
        expect(await row.locator("a[href], summary").count()).toBe(all + (await more.count()));
        expect(await visibleItems.count()).toBeLessThanOrEqual(previousCount);
        previousCount = await visibleItems.count();
        const tops = await visibleItems.evaluateAll((items) =>
          items.map((item) => item.getBoundingClientRect().top),
        );
        expect(new Set(tops).size, `one line at ${width}`).toBe(1);
      }
      await more.press("ArrowDown");
      await expect(row.locator("details[open] :focus")).toHaveCount(1);
      const panel = await boxOf(row.locator("details[open] > .flyout-panel > *"));
      expect(panel.width).toBe(260);
      expect(panel.x).toBeGreaterThanOrEqual(0);
      expect(panel.right).toBeLessThanOrEqual(1440);
      await page.keyboard.press("Escape");
      await expect(more).toBeFocused();
      await squeeze(page, 1400);
      await expect(more).toHaveCount(overflows);
    },
  );
}

test(
  "entries are measured again when text grows, as with a late font",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page, accounts.admin);
    await page.goto("/en/dashboards/crm");
    const row = page.locator(".menu-row");
    const more = row.locator(":scope > li > details > summary", { hasText: names.en.more });
    await expect(row).toBeVisible();
    await expect(more).toHaveCount(0);
    await row.evaluate((element) => (element.style.fontSize = "26px"));
    await expect(more).toBeVisible();
    await expect.poll(async () => overflowOf(page)).toBe(0);
    await row.evaluate((element) => (element.style.fontSize = "8px"));
    await expect(more).toHaveCount(0);
  },
);

test("a group shows its screens; choosing one closes it and marks the group", async ({ page }) => {
  await signIn(page, accounts.member);
  await page.goto("/en/dashboards/crm");
  const menu = page.getByRole("banner").getByRole("navigation", { name: names.en.menu });
  const wallet = menu.locator("summary", { hasText: "My Wallet" });
  await wallet.press("ArrowDown");
  await expect(menu.getByRole("link", { name: "My Balance" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/my-balance/);
  await expect(menu.locator("details[open]")).toHaveCount(0);
  await expect(wallet).toHaveCSS("font-weight", "600");
});

test(
  "without scripts the row wraps instead, and groups open by a press",
  { tag: "@long" },
  async ({ openContext }) => {
    const context = await openContext({ javaScriptEnabled: false, viewport: { width: 1210, height: 800 } });
    const page = await context.newPage();
    await setTheme(page, { layout: "horizontal" });
    await signIn(page, accounts.admin);
    await page.goto("/en/dashboards/crm");
    expect(await overflowOf(page)).toBe(0);
    const manage = page.locator(".menu-row summary", { hasText: "Manage Center" });
    await manage.click();
    const logs = page.locator(".menu-row").getByRole("link", { name: "Admin Activity Logs" });
    await logs.click();
    await expect(page).toHaveURL(/admin-logs/);
  },
);

function overflowOf(page: Page): Promise<number> {
  return page.locator(".menu-row").evaluate((row) => {
    const box = row.getBoundingClientRect();
    const beyond = [...row.children].map((item) => {
      const { left, right } = item.getBoundingClientRect();
      return Math.max(0, box.left - left, right - box.right);
    });
    return Math.round(Math.max(...beyond));
  });
}
