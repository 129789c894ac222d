import type { Page } from "@playwright/test";
import { expect, test } from "../../support/e2e/fixture.ts";

test.use({ viewport: { width: 412, height: 823 } });

/**
 * Returns the links of the footer where a finger of 48 × 48 pixels in the middle of the link covers more than a
 * quarter as much of another link. Search engines report such links.
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
      const reached = (element: Element) => overlap(finger, element.getBoundingClientRect());
      return links.some((other) => other !== link && reached(other) > reached(link) / 4);
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
