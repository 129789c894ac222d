import { texts as english } from "../../../app/locales/en/welcome.ts";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { alternate } from "../../support/programs/repetitions.ts";

const windows = {
  desktop: { size: { width: 1440, height: 900 }, longest: 2_400 },
  phone: { size: { width: 390, height: 844 }, longest: 4_000 },
};

for (const [name, { size, longest }] of Object.entries(windows)) {
  test.describe(`pages for visitors, ${name}`, () => {
    test.use({ viewport: size });

    for (const path of ["/front-pages/landing-page", "/en/dashboards/crm"]) {
      test(`${path} shows a store's rate above the fold and isn't too long`, async ({ page }) => {
        await page.goto(path);
        const chip = page.getByRole("list", { name: english.popular }).getByRole("link").first();
        await expect(chip).toContainText("%");
        const box = await chip.boundingBox();
        // A phone's bar at the bottom covers the end of the window.
        expect(box!.y + box!.height).toBeLessThan(size.height - 60);
        const extent = await page.evaluate(() => ({
          height: document.documentElement.scrollHeight,
          wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }));
        expect(extent.wider).toBe(0);
        expect(extent.height).toBeLessThanOrEqual(longest);
      });
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search opens a store by its exact name, and lists stores otherwise", async ({ page }) => {
    await page.goto("/front-pages/landing-page");
    const search = page.locator("main input[name=q]").first();
    await search.fill("nike");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/en/stores/nike");
    await page.goto("/front-pages/landing-page");
    await search.fill("ma");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/stores\?q=ma/);
  });

  test("a question opens in place", { tag: "@long" }, async ({ page }) => {
    await page.goto("/front-pages/landing-page");
    const question = page.locator("details[name=first-questions]").first();
    await question.locator("summary").click();
    await expect(question.locator(".prose")).toBeVisible();
  });
});

for (const language of alternate(["en", "ar"], 1)) {
  test(`axe finds nothing on the start page in ${language}`, { tag: "@long" }, async ({ page }) => {
    await page.goto(`/${language}/dashboards/crm`);
    await expectAccessible(page);
  });
}
