import { expect, test } from "../../support/e2e/fixture.ts";

for (const [kind, hasTouch] of [
  ["mouse", false],
  ["finger", true],
] as const)
  test.describe(`with a ${kind}`, () => {
    test.use({ hasTouch });

    test("a message shown by a click doesn't move a check box before it is checked", async ({ page }) => {
      await page.goto("/en/register");
      await page.locator("input[name=email]").fill("mara@");
      // Leaving the second invalid field shows a summary above the form.
      await page.locator("input[name=password]").fill("short");
      const terms = page.locator("input[name=terms]");
      const box = (await terms.boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (hasTouch) await page.touchscreen.tap(x, y);
      else {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
        await page.mouse.up();
      }
      await expect(page.getByText("2 fields need your attention")).toBeVisible();
      await expect(terms).toBeChecked();
      expect((await terms.boundingBox())!.y).toBeGreaterThan(box.y + box.height);
    });
  });
