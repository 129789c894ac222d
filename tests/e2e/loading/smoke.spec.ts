import { expect, test } from "../../support/e2e/fixture.ts";

for (const [language, direction] of [
  ["en", "ltr"],
  ["fr", "ltr"],
  ["ar", "rtl"],
] as const) {
  test(
    `the login page in ${language} has its own language and direction`,
    { tag: "@long" },
    async ({ page }) => {
      const response = await page.goto(`/${language}/login`);
      expect(response?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("html")).toHaveAttribute("dir", direction);
      await expect(page.locator("input[type=password]")).toBeVisible();
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor's home has a link to log in", async ({ page }) => {
    await page.goto("/en/dashboards/crm");
    await expect(page.locator('a[href="/en/login"]').first()).toBeVisible();
  });
});

test.describe("an unknown page", () => {
  test.use({ expectedProblems: [/status of 404/] });

  test("answers 404 inside the shell", async ({ page }) => {
    const response = await page.goto("/en/no-such-page");
    expect(response?.status()).toBe(404);
    await expect(page.locator("h1")).toBeVisible();
  });
});
