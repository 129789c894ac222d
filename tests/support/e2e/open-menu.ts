import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Opens a menu of the bar as people do, who are slower than tests: the pointer rests on its button until what
 * the menu stands on is there.
 * @param name what the button's name begins with
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
