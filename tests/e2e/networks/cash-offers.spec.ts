import type { Page } from "@playwright/test";
import { texts as arabic } from "../../../app/locales/ar/offers.ts";
import { texts as english } from "../../../app/locales/en/offers.ts";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { alternate } from "../../support/programs/repetitions.ts";

const translations = { en: english, ar: arabic };

/** Fills in the required fields. Each test's offer starts at a different time in the future. */
async function fillIn(page: Page, start: string): Promise<void> {
  await page.locator("select[name=store]").selectOption({ index: 3 });
  await page.locator("select[name=network]").selectOption({ index: 1 });
  await page.locator("input[name=commission]").fill("10");
  await page.locator("input[name=rate]").fill("4");
  await page.locator("input[name=startsAt]").fill(start);
  await page.locator("input[name=tier0-code]").fill("shoes");
  await page.locator("input[name=tier0-en]").fill("Shoes");
  await page.locator("input[name=tier0-rate]").fill("7.5");
}

test.describe("with scripts", () => {
  test.use({ expectedProblems: [/status of 409/] });

  for (const language of alternate(["en", "ar"] as const, 1)) {
    test(`in ${language}: previews an offer while typing, asks for confirmation, creates and ends it`, async ({
      page,
    }) => {
      const t = translations[language];
      await signIn(page, accounts.admin);
      await page.goto(`/${language}/apps/details/cash-offers`);
      await page.getByRole("link", { name: t.create }).click();
      await fillIn(page, language === "en" ? "2091-01-01T10:00" : "2092-01-01T10:00");
      const preview = page.getByRole("region", { name: t.preview });
      await expect(preview).toContainText("Shoes");
      await expect(preview.getByRole("row").filter({ hasText: "Shoes" })).toContainText("7.5");
      // The next row appears automatically.
      await expect(page.locator("input[name=tier1-code]")).toBeVisible();
      await page.getByRole("button", { name: t.save }).click();
      await page.getByLabel(t.acceptOverlap).check();
      await page.getByRole("button", { name: t.save }).click();
      await page.getByRole("link", { name: t.end, exact: true }).click();
      await page.getByRole("button", { name: t.endConfirm }).click();
      await page.getByText(t.endedNote).waitFor();
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/status of 409/] });

  test("creates, changes and ends an offer with forms and links", { tag: "@long" }, async ({ page }) => {
    await signIn(page, accounts.admin);
    await page.goto("/en/apps/details/cash-offers?step=new");
    await fillIn(page, "2093-01-01T10:00");
    await page.getByRole("button", { name: english.tierAdd }).click();
    await expect(page.locator("input[name=tier1-code]")).toBeVisible();
    await expect(page.locator("input[name=rate]")).toHaveValue("4");
    await page.getByRole("button", { name: english.save }).click();
    await page.getByLabel(english.acceptOverlap).check();
    await page.getByRole("button", { name: english.save }).click();
    await page.getByRole("link", { name: english.edit, exact: true }).click();
    await page.locator("input[name=rate]").fill("5");
    await page.getByRole("button", { name: english.save }).click();
    await expect(page.getByText(english.change_changed, { exact: true })).toBeVisible();
    await page.getByRole("link", { name: english.end, exact: true }).click();
    await page.getByRole("button", { name: english.endConfirm }).click();
    await expect(page.getByText(english.endedNote)).toBeVisible();
  });
});
