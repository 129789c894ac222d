import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";

interface Person {
  name: string;
  email: string;
  password: string;
  /** Any address of the dashboard, for a page without a base of its own. */
  base?: string;
  /** Where they register, such as a friend's link. */
  path?: string;
}

/** Registers somebody in this page and logs in; the address stays unconfirmed. */
export async function registerAndLogIn(
  page: Page,
  { name, email, password, base, path = "/en/register" }: Person,
): Promise<void> {
  const at = (path: string) => (base ? new URL(path, base).href : path);
  await page.goto(at(path));
  await page.locator("input[name=name]").fill(name);
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.locator("input[name=terms]").check();
  await page.locator("input[name=password]").press("Enter");
  await expect(page).toHaveURL(/\/register\?sent/);
  await page.goto(at("/en/login"));
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.locator("input[name=password]").press("Enter");
  await expect(page).not.toHaveURL(/\/login/);
}
