import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { alternate } from "../../support/programs/repetitions.ts";

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

test(
  "an unrecognized login in the log links to the form that changes the password",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto(security);
    await expect(page.locator("input[name=newPassword]")).toBeHidden();
    await page.getByRole("link", { name: "This wasn’t me" }).first().click();
    await expect(page.locator("input[name=newPassword]")).toBeVisible();
  },
);

for (const path of alternate(
  [security, "/en/pages/account-settings", "/en/apps/user/view/payout-methods"],
  0,
))
  test(
    `forms of the account are 720 pixels wide and centred below the tabs: ${path}`,
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      const [tabs, form] = await Promise.all([
        page.getByRole("navigation", { name: "My account" }).boundingBox(),
        page.locator("#content .card-surface").first().boundingBox(),
      ]);
      expect(form?.width).toBe(720);
      const centreOf = (box: typeof tabs) => (box ? box.x + box.width / 2 : NaN);
      expect(centreOf(form)).toBeCloseTo(centreOf(tabs), 0);
    },
  );
