import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { slowAnswers } from "../../support/e2e/slow-answers.ts";

for (const [where, address, next] of [
  ["in the shell", "/en/dashboards/crm", "/en/stores"],
  ["on a page that stands alone", "/en/login", "/en/register"],
] as const) {
  test(`a slow navigation shows a progress bar, ${where}`, async ({ page }) => {
    const end = await slowAnswers(page);
    await page.goto(address);
    const bar = page.getByRole("status").getByRole("progressbar", { name: "Loading the page" });
    await expect(bar).toHaveCount(0);

    await page.locator(`a[href="${next}"]`).first().click();
    await expect(bar).toBeVisible();
    await expectAccessible(page);
    await expect(bar).toHaveCount(1);

    await end();
    await expect(page).toHaveURL(new RegExp(`${next}$`));
    await expect(bar).toHaveCount(0);
  });
}

test("a fast navigation shows no bar", async ({ page }) => {
  await slowAnswers(page);
  await page.goto("/en/dashboards/crm");
  await page.locator('a[href="/en/stores"]').first().click();
  const bar = page.locator("[role=progressbar]");
  await expect(bar).toHaveCount(1);
  const visibilityAt = (moment: number) =>
    bar.evaluate((element, time) => {
      for (const animation of element.getAnimations())
        Object.assign(animation, { currentTime: time }).pause();
      return getComputedStyle(element).visibility;
    }, moment);
  expect(await visibilityAt(149)).toBe("hidden");
  expect(await visibilityAt(160)).toBe("visible");
});
