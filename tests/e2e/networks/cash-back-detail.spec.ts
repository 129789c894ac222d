import { texts as arabic } from "../../../app/locales/ar/cash-back.ts";
import { texts as english } from "../../../app/locales/en/cash-back.ts";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { pairs } from "../../support/programs/repetitions.ts";

const translations = { en: english, ar: arabic };
const path = "apps/my-cash-back/cash-back-detail";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [language, javaScriptEnabled] of pairs(["en", "ar"] as const, [true, false])) {
  test.describe(
    `cash back in detail in ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`,
    { tag: javaScriptEnabled ? "@long" : [] },
    () => {
      test.use({ javaScriptEnabled });

      test("filters by state, opens a purchase's history, and goes back", async ({ page }) => {
        const t = translations[language];
        await signIn(page, accounts.member);
        await page.goto(`/${language}/${path}`);
        const tab = page
          .getByRole("navigation", { name: t.state })
          .getByRole("link", { name: t.state_rejected });
        const count = Number((await tab.innerText()).replace(/\D/g, ""));
        await tab.click();
        await expect(page).toHaveURL(/f\.state=rejected$/);
        await expect(tab).toHaveAttribute("aria-current", "true");
        const rows = page.getByRole("table", { name: t.table }).getByRole("rowheader");
        await expect(rows).toHaveCount(count);

        const store = await rows.first().getByRole("link").innerText();
        await rows.first().getByRole("link").click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText(store);
        await expect(page.getByRole("alert")).toContainText(t.why_rejected);
        await expect(page.getByText(t.step_click)).toBeVisible();
        await expect(page.getByRole("heading", { name: t.terms })).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);

        await page.getByRole("link", { name: t.back }).click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.title);
      });

      test(
        "on a phone nothing overflows sideways, and the tabs scroll on their own",
        { tag: "@long" },
        async ({ page }) => {
          await page.setViewportSize({ width: 390, height: 844 });
          await signIn(page, accounts.member);
          await page.goto(`/${language}/${path}?f.state=reversed`);
          const tabs = page.getByRole("navigation", { name: translations[language].state });
          const current = tabs.locator("[aria-current=true]");
          await expect(current).toContainText(translations[language].state_reversed);
          await expect(current).toBeInViewport({ ratio: 0.9 });
          const width = await tabs.evaluate((nav) => ({
            page: nav.ownerDocument.documentElement.scrollWidth,
            hidden: nav.scrollWidth - nav.clientWidth,
          }));
          expect(width.page).toBeLessThanOrEqual(390);
          expect(width.hidden).toBeGreaterThan(0);
        },
      );
    },
  );
}

test(
  "the table is aligned with its toolbar, and declined cash back is struck through",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page, accounts.member);
    await page.goto(`/en/${path}?f.state=rejected`);
    const table = page.getByRole("table", { name: english.table });
    const header = table.getByText(english.store, { exact: true });
    const search = page.getByRole("main").getByRole("searchbox");
    expect((await header.boundingBox())?.x).toBeCloseTo((await search.boundingBox())!.x, 0);
    const amounts = table.getByRole("row").filter({ has: page.getByRole("rowheader") });
    await expect(amounts.locator("s")).toHaveCount(await amounts.count());
  },
);

test("store, dates and tab filter together, immediately where scripts run", async ({ page }) => {
  await signIn(page, accounts.member);
  await page.goto(`/en/${path}?f.state=payable`);
  await page.locator("form[role=search] select[name='f.store']").selectOption({ label: "Target" });
  await expect(page).toHaveURL(/f\.state=payable.*f\.store=target|f\.store=target.*f\.state=payable/);
  const stores = page.getByRole("table", { name: english.table }).getByRole("rowheader");
  await expect(stores.first()).toContainText("Target");
  expect(new Set(await stores.getByRole("link").allInnerTexts())).toEqual(new Set(["Target"]));
});
