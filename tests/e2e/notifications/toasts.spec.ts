import type { Page } from "@playwright/test";
import { expect, test } from "../../support/e2e/fixture.ts";

/** Returns which element gets a click at the middle and at the end of the list of toasts. */
function pressTargets(page: Page): Promise<{ card: boolean; list: boolean }> {
  return page.getByRole("region", { name: "Messages" }).evaluate((region) => {
    const list = region.querySelector("ol");
    const { x, y, width, height } = list?.getBoundingClientRect() ?? new DOMRect();
    const taking = document.elementFromPoint(x + width / 2, y + height / 2);
    return { card: Boolean(taking?.closest(".toast")), list: taking === list };
  });
}

test.describe("toasts", () => {
  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    test("a toast disappears after a while and no longer covers the page", async ({ page }) => {
      await page.goto("/en/shortcuts");
      await page.getByRole("button", { name: "Move Users later" }).click();
      const toast = page.locator(".toast");
      await expect(toast).toBeVisible();
      // The toast slides in from outside the window, so this may take a moment.
      await expect.poll(() => pressTargets(page)).toEqual({ card: true, list: false });
      // Simulates that the time for reading the toast is over.
      await toast.evaluate((card) => {
        for (const animation of card.getAnimations()) animation.finish();
      });
      await expect(toast).toBeHidden();
      expect(await pressTargets(page)).toEqual({ card: false, list: false });
    });
  });
});
