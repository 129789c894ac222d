import { texts as french } from "../../../app/locales/fr/wallet.ts";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { alternate } from "../../support/programs/repetitions.ts";

const balance = "/en/apps/wallet/my-balance";

test.beforeEach(async ({ page }) => {
  await signIn(page, accounts.member);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const language of alternate(["en", "ar"], 1)) {
    test(`the first transaction is within 300 pixels in ${language}`, async ({ page }) => {
      await page.goto(balance.replace("en", language));
      const row = page.locator("[data-row]").first();
      expect((await row.boundingBox())?.y).toBeLessThanOrEqual(language === "en" ? 300 : 340);
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(70);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }

  test("titles of withdrawals fit into their line", { tag: "@long" }, async ({ page }) => {
    await page.goto(`${balance}?f.direction=out`);
    const titles = page.locator("[data-row] a").filter({ hasText: /Withdrawal to (bank|PayPal)/ });
    await expect(titles.first()).toBeVisible();
    expect(await titles.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))).toEqual(
      (await titles.all()).map(() => 0),
    );
  });

  test("French directions stand apart from each other", { tag: "@long" }, async ({ page }) => {
    await page.goto(balance.replace("en", "fr"));
    const directions = page.getByRole("navigation", { name: french.direction }).getByRole("link");
    await expect(directions).toHaveCount(4);
    expect(
      await directions.evaluateAll((all) => all.map((one) => one.scrollWidth > one.clientWidth)),
    ).toEqual([false, false, false, false]);
  });

  test("filters open in a sheet", async ({ page }) => {
    await page.goto(balance);
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("searchbox").fill("target");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/q=target/);
    await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
    await expect(page.locator("[data-row]").filter({ hasNotText: "Target" })).toHaveCount(0);
  });
});

test("a row opens by keyboard in a panel beside the list, which Esc closes again", async ({ page }) => {
  await page.goto(balance);
  const focused = page.locator("[data-row] a:focus");
  await page.keyboard.press("j");
  // New transactions of other tests move the row down.
  const rowLink = page.locator(`[data-row] a[href="${await focused.getAttribute("href")}"]`);
  const title = await rowLink.innerText();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: title });
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(480);
  await panel.getByText("Accounting entries").click();
  await expect(panel.getByText(/Balance after/).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(rowLink).toBeFocused();
});

test("the strip explains how the available amount adds up", { tag: "@long" }, async ({ page }) => {
  await page.goto(balance);
  const strip = page.getByRole("region", { name: "Summary of my balance" });
  await strip.getByText("How this adds up").click();
  const amounts = await strip.locator("details dl dd").allInnerTexts();
  const cents = amounts.map((text) =>
    Math.round(Number(text.replace("−", "-").replace(/[^\d.-]/g, "")) * 100),
  );
  const available = cents.pop();
  expect(cents.reduce((sum, part) => sum + part, 0)).toBe(available);
});

test("directions narrow the list, and the accounting view shows entries", async ({ page }) => {
  await page.goto(balance);
  await page.getByRole("link", { name: "Out", exact: true }).click();
  await expect(page).toHaveURL(/f\.direction=out/);
  await expect(page.locator("[data-row]").filter({ hasText: "+$" })).toHaveCount(0);
  await page.getByRole("button", { name: "Files and accounting view" }).click();
  await page.getByRole("link", { name: "Accounting view" }).click();
  await expect(page.getByText("Show entries").first()).toBeVisible();
});

test("prints an open transaction without the list", { tag: "@long" }, async ({ page }) => {
  await page.goto(balance);
  await page.locator("[data-row] a").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("[data-row]").first()).toBeHidden();
});
