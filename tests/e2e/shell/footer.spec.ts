import type { Page } from "@playwright/test";
import { expect, test } from "../../support/e2e/fixture.ts";

test.use({ viewport: { width: 412, height: 823 } });

/**
 * Returns the footer's links that are too close to another link. A finger is simulated by a square of 48 × 48
 * pixels centered on the link. A link is too close if the square covers it by more than a quarter of the area
 * that it covers of the centered link. Search engines report such links.
 */
function crowdedLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll("footer a")];
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
      Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
    const isCrowded = (link: Element) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const finger = new DOMRect(x + width / 2 - 24, y + height / 2 - 24, 48, 48);
      const coveredArea = (element: Element) => overlap(finger, element.getBoundingClientRect());
      return links.some((other) => other !== link && coveredArea(other) > coveredArea(link) / 4);
    };
    return links.filter(isCrowded).map((link) => link.textContent);
  });
}

for (const language of ["en", "fr", "ar"])
  test(`a finger on a link of the footer doesn't reach another one in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/extension`);
    await expect(page.locator("footer a")).not.toHaveCount(0);
    expect(await crowdedLinks(page)).toEqual([]);
  });
