import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Opens a menu of the bar. Hovers over its button first until the menu's code is loaded, as users are slower
 * than tests.
 * @param name the start of the button's name
 */
export async function openMenu(page: Page, name: string): Promise<Locator> {
  const button = page.locator(`header summary[aria-label^="${name}"]`);
  // A pointer that arrives before the page is interactive isn't noticed.
  await expect(async () => {
    await page.mouse.move(0, 400);
    await button.hover();
    await expect(button).toHaveAttribute("aria-haspopup", "menu", { timeout: 5_000 });
  }).toPass();
  await button.click();
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  return menu;
}
