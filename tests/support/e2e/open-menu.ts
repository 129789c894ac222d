import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Opens a menu of the bar. Hovers over its button first until the menu's code is loaded, as users are slower
 * than tests.
 * @param name the start of the button's name
 */
export async function openMenu(page: Page, name: string): Promise<Locator> {
  const button = page.locator(`header summary[aria-label^="${name}"]`);
  await button.hover();
  await expect(button).toHaveAttribute("aria-haspopup", "menu");
  await button.click();
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  return menu;
}
