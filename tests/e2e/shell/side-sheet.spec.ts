import { accounts, signIn, requestWithdrawal } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

test(
  "a row opens beside its list, which keeps its scroll position and gets the focus back",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 300 });
    await signIn(page, accounts.admin);
    const { reference } = await requestWithdrawal(page);
    const lists = [
      { list: `admin/withdraw-management?q=${reference}`, language: "en" },
      { list: `details/users?q=${accounts.auditor.email}`, language: "ar" },
    ];
    for (const { list, language } of lists) {
      await page.goto(`/${language}/apps/${list}`);
      const link = page.locator("tbody tr").last().locator("th a").first();
      // Scrolls the link out from under any sticky element, so that clicking it doesn't scroll the page.
      await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const readPosition = () =>
        page.evaluate(() => [scrollY, document.querySelector("header")!.getBoundingClientRect().y]);
      const before = await readPosition();
      await link.click();
      const sheet = page.getByRole("dialog");
      const title = sheet.getByRole("heading").first();
      await expect(title).toBeFocused();
      await expect(page).toHaveURL(/[?&]view=/);
      expect(await readPosition(), list).toEqual(before);
      await expect
        .poll(async () => (await sheet.boundingBox())![language === "ar" ? "x" : "width"])
        .toBe(language === "ar" ? 0 : 1344);

      // A sheet opened by its address also returns the focus to its row, although the row didn't have it
      // before.
      await page.reload();
      await expect(title).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);
      await expect(page).not.toHaveURL(/view=/);
      await expect(link).toBeFocused();
    }
  },
);

test("a sheet accepts presses as soon as the page below it is inert", { tag: "@long" }, async ({ page }) => {
  await signIn(page, accounts.admin);
  await page.goto(`/en/apps/details/users?q=${accounts.support.email}`);
  await page.locator("tbody tr th a").first().click();
  const sheet = page.getByRole("dialog");
  await expect(page.locator("body")).toHaveCSS("pointer-events", "none");
  // Reproduces the moment between Radix's two renderings, in which an earlier press may end.
  await sheet.evaluate((element) => element.style.removeProperty("pointer-events"));
  await expect(sheet).toHaveCSS("pointer-events", "auto");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the link shows the same details above the list", async ({ page }) => {
    await signIn(page, accounts.admin);
    await page.goto("/en/apps/details/leads?f.state=confirmed");
    await page.locator("tbody tr th a").last().click();
    await expect(page.locator("tbody tr").first()).toBeVisible();
    await page.getByRole("dialog").getByRole("link", { name: "Close", exact: true }).click();
    await expect(page).toHaveURL(/\?f\.state=confirmed$/);
  });
});
