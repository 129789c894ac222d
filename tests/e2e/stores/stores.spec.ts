import { randomUUID } from "node:crypto";
import { texts as arabic } from "../../../app/locales/ar/stores.ts";
import { texts as links } from "../../../app/locales/en/links.ts";
import { texts as english } from "../../../app/locales/en/stores.ts";
import { texts as tableArabic } from "../../../app/locales/ar/table.ts";
import { texts as tableEnglish } from "../../../app/locales/en/table.ts";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { alternate } from "../../support/programs/repetitions.ts";

const translations = {
  en: { t: english, table: tableEnglish },
  ar: { t: arabic, table: tableArabic },
} as const;

for (const language of alternate(["en", "ar"] as const, 0)) {
  const { t, table } = translations[language];
  test.describe(`stores in ${language}`, () => {
    test("a store opens from the trending stores and from a search of the list; axe finds no violations", async ({
      page,
    }) => {
      await page.goto(`/${language}/dashboards/crm`);
      await page.getByRole("link", { name: /^Nike/ }).first().click();
      await expect(page).toHaveURL(`/${language}/stores/nike`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Nike");
      await expect(page.getByText(t.termsReturn)).toBeVisible();
      await expectAccessible(page);

      await page.getByRole("navigation", { name: t.breadcrumb }).getByRole("link", { name: t.title }).click();
      const tiles = page.getByRole("list", { name: t.list }).getByRole("listitem");
      await expect(tiles).toHaveCount(24);
      await expectAccessible(page);
      await page.getByRole("link", { name: t.showMore }).click();
      await expect(tiles).toHaveCount(48);
      await page.getByLabel(table.search, { exact: true }).fill("corte ingles");
      await page.keyboard.press("Enter");
      await expect(tiles).toHaveCount(1);
      await expect(tiles).toContainText("El Corte Inglés");
      await expect(page).toHaveURL(/q=corte\+ingles/);
    });

    test(
      "all tiles have the same height, also those with a raised rate, and align with the chips",
      { tag: "@long" },
      async ({ page }) => {
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(`/${language}/stores?sort=-rate`);
          const tiles = page.getByRole("list", { name: t.list }).getByRole("listitem");
          const boxes = await tiles.evaluateAll((all) =>
            all.map((tile) => {
              const { height, left, right } = tile.getBoundingClientRect();
              return { height: Math.round(height), start: tile.matches(":dir(rtl)") ? right : left };
            }),
          );
          expect(new Set(boxes.map(({ height }) => height)).size, `${width} px`).toBe(1);
          const chip = await page
            .getByRole("navigation", { name: t.category })
            .getByRole("link", { name: t.categoryAll })
            .first()
            .evaluate((link) => {
              const { left, right } = link.getBoundingClientRect();
              return link.matches(":dir(rtl)") ? right : left;
            });
          expect(Math.abs(chip - boxes[0]!.start), `${width} px`).toBeLessThan(1);
          const gap = await tiles
            .locator("s")
            .first()
            .evaluate((usual) => {
              const range = document.createRange();
              range.selectNode(usual.previousSibling!);
              const [rate, own] = [range.getBoundingClientRect(), usual.getBoundingClientRect()];
              return usual.matches(":dir(rtl)") ? rate.left - own.right : own.left - rate.right;
            });
          expect(gap, "the usual rate stands after the raised one").toBeGreaterThanOrEqual(4);
        }
      },
    );

    test(
      "a chip shows the raised stores, and another one replaces it",
      { tag: "@long" },
      async ({ page }) => {
        await page.goto(`/${language}/stores`);
        const tiles = page.getByRole("list", { name: t.list }).getByRole("listitem");
        const chips = page.getByRole("navigation", { name: t.category });
        await chips.getByRole("link", { name: `${t.only_raised} 2`, exact: true }).click();
        await expect(page).toHaveURL(/stores\?f\.only=raised$/);
        await expect(tiles).toHaveText([/Target/, /Kohl's/]);
        await expectAccessible(page);
        await chips.getByRole("link", { name: t.category_sports }).focus();
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(/stores\?f\.category=sports$/);
        await expect(chips.getByRole("link", { name: t.only_raised })).not.toHaveAttribute("aria-current");
      },
    );

    test("sorts by rate and filters by first letter in the URL", { tag: "@long" }, async ({ page }) => {
      await page.goto(`/${language}/stores`);
      const tiles = page.getByRole("list", { name: t.list }).getByRole("listitem");
      await page.getByLabel(t.sort).selectOption("-rate");
      await expect(tiles.first()).toContainText("Yves Rocher");
      await page.getByLabel(t.sort).selectOption("name");
      await page
        .getByRole("navigation", { name: t.letter })
        .getByRole("link", { name: "N", exact: true })
        .click();
      await expect(page).toHaveURL(/f\.letter=n&sort=name/);
      await expect(tiles.first()).toContainText("Namshi");
      await expect(tiles.filter({ hasText: "Yves Rocher" })).toHaveCount(0);
      await page
        .getByRole("navigation", { name: t.category })
        .getByRole("link", { name: t.category_sports })
        .click();
      await expect(tiles).toHaveText([/Nike/]);
      await expectAccessible(page);
      await page.goBack();
      await expect(tiles.first()).toContainText("Namshi");
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("searches, filters and opens stores", async ({ page }) => {
    await page.goto("/en/stores");
    await page.getByLabel(tableEnglish.search, { exact: true }).fill("loccitane");
    await page.getByRole("button", { name: tableEnglish.apply }).click();
    await page.getByRole("link", { name: english.category_beauty }).click();
    await page.getByRole("link", { name: "L'Occitane", exact: true }).click();
    await expect(page).toHaveURL("/en/stores/loccitane");
    await expect(page.getByText("4% – 9%").first()).toBeVisible();
  });
});

test.describe("an unknown store", () => {
  test.use({ expectedProblems: [/status of 404/] });

  test("answers 404 and links to other stores", async ({ page }) => {
    const response = await page.goto("/en/stores/no-such-store");
    expect(response?.status()).toBe(404);
    await page.getByRole("link", { name: english.allStores }).click();
    await expect(page.getByRole("heading", { name: english.title, level: 1 })).toBeVisible();
  });
});

test.describe("My links", () => {
  test.use({ expectedProblems: [/status of 4(00|22)/] });

  test("turns a partner store's address into a link with a QR code, and counts its visitors", async ({
    page,
    openContext,
  }) => {
    await signIn(page, accounts.member);
    await page.goto("/en/apps/links");
    const address = page.getByLabel(links.address);
    await test.step("refuses other hosts, and stores that don't allow links", async () => {
      for (const [url, text] of [
        ["https://nobody.example/", "We have no partner store at this address."],
        ["https://nike.example.evil.example/", "We have no partner store at this address."],
        ["https://audible.example/", "This store doesn’t allow shared links."],
      ] as const) {
        await address.fill(url);
        await page.getByRole("button", { name: links.create }).click();
        await expect(address).toHaveAccessibleDescription(new RegExp(text));
        await expect(address).toHaveValue(url);
      }
    });

    await address.fill(`https://nike.example/shoes/${randomUUID()}`);
    await page.getByRole("button", { name: links.create }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Link to Nike");
    const picture = page.getByRole("img", { name: /^QR code of / });
    await expect(picture).toBeVisible();
    const shared = (await picture.getAttribute("aria-label"))!.replace("QR code of ", "");
    expect(new URL(shared).pathname).toMatch(/^\/go\/[0-9A-Z]{8}$/);
    const clicks = page.getByText(links.clicks, { exact: true }).locator("xpath=following-sibling::*[1]");
    await expect(clicks).toHaveText("0");
    await expectAccessible(page);

    const visitor = await (await openContext()).newPage();
    await visitor.goto(shared);
    await expect(visitor.getByText(links.goDisclosure)).toBeVisible();
    await visitor.getByRole("button", { name: "Continue to Nike" }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("On your way to Nike");
    await page.reload();
    await expect(clicks).toHaveText("1");
  });
});
