import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

const security = "/en/apps/user/view/security";

test.beforeEach(async ({ page }) => {
  await signIn(page, accounts.member);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the page is at most 2,000 pixels high", async ({ page }) => {
    await page.goto(security);
    await expect(page.getByText("This device")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_000);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test("an unknown login in the log links to the form that changes the password", async ({ page }) => {
  await page.goto(security);
  await expect(page.locator("input[name=newPassword]")).toBeHidden();
  await page.getByRole("link", { name: "This wasn’t me" }).first().click();
  await expect(page.locator("input[name=newPassword]")).toBeVisible();
});
