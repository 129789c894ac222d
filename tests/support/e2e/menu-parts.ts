import type { Locator, Page } from "@playwright/test";

/** Returns a menu group by its label. */
export function group(page: Page, name: string): Locator {
  return page.locator("details").filter({ has: page.locator(`:scope > summary:has-text("${name}")`) });
}
/** Returns the element that opens a menu group. */
export function opener(page: Page, name: string): Locator {
  return page.locator("summary", { hasText: name });
}
export function link(page: Page, name: string): Locator {
  return page.getByRole("link", { name, exact: true });
}
/**
 * Returns an element's box with its right and bottom edges.
 *
 * @throws Error when the element isn't rendered
 */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not there`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
