import type { Locator, Page } from "@playwright/test";

/** A group of a menu by its label. */
export function group(page: Page, name: string): Locator {
  return page.locator("details").filter({ has: page.locator(`:scope > summary:has-text("${name}")`) });
}
/** What opens a group. */
export function opener(page: Page, name: string): Locator {
  return page.locator("summary", { hasText: name });
}
export function link(page: Page, name: string): Locator {
  return page.getByRole("link", { name, exact: true });
}
/** Where an element is, with its far edges. @throws Error when it is not there */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not there`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
