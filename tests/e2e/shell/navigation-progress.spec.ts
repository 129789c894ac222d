import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { holdResponses } from "../../support/e2e/slow-responses.ts";
import { untilInteractive } from "../../support/e2e/until-interactive.ts";

for (const [where, address, next] of [
  ["in the shell", "/en/dashboards/crm", "/en/stores"],
  ["on a page that stands alone", "/en/login", "/en/register"],
] as const) {
  test(`a slow navigation shows a progress bar, ${where}`, async ({ page }) => {
    const end = await holdResponses(page);
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

test("the bar waits 150 ms, so that a fast navigation shows none", async ({ page }) => {
  await holdResponses(page);
  await page.goto("/en/dashboards/crm");
  await untilInteractive(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('a[href="/en/stores"]').first().click();
  const bar = page.locator("[role=progressbar]");
  let waited = 0;
  for (; !(await bar.isVisible()); waited += 10) await page.clock.runFor(10);
  expect(waited).toBeGreaterThanOrEqual(150);
});
