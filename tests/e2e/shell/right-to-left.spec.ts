import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

for (const language of ["en", "ar"])
  test(`a long password ends before the button that shows it, ${language}`, async ({ page }) => {
    await page.goto(`/${language}/login`);
    const password = page.locator("input[name=password]");
    const field = (await password.boundingBox())!;
    const button = (await page.locator("[aria-controls][aria-pressed]").boundingBox())!;
    const [left, right] = await password.evaluate((input) => {
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      return [parseFloat(paddingLeft), parseFloat(paddingRight)];
    });
    const isAtLeft = button.x < field.x + field.width / 2;
    expect(isAtLeft).toBe(language === "ar");
    expect(isAtLeft ? left : right).toBeGreaterThanOrEqual(button.width);
    expect(isAtLeft ? right : left).toBeLessThan(button.width);
  });

test("a withdrawal's date and payment reference have space between them in Arabic", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, accounts.member);
  await page.goto("/ar/apps/my-cash-back/withdraw-history");
  const reference = page.locator("bdi[title]", { hasText: "PAY-" }).first();
  const date = reference.locator("xpath=preceding::time[1]");
  const gap =
    (await date.boundingBox())!.x - (await reference.evaluate((e) => e.getBoundingClientRect().right));
  expect(gap).toBeGreaterThanOrEqual(4);
});
