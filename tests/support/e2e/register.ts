import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";

interface Person {
  name: string;
  email: string;
  password: string;
  /** The dashboard's origin, for a page without a base URL. */
  base?: string;
  /** The path to register at, such as a referral link. */
  path?: string;
}

/** Registers an account in this page and logs in. The email address stays unconfirmed. */
export async function registerAndLogIn(
  page: Page,
  { name, email, password, base, path = "/en/register" }: Person,
): Promise<void> {
  const urlOf = (path: string) => (base ? new URL(path, base).href : path);
  await page.goto(urlOf(path));
  await page.locator("input[name=name]").fill(name);
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.locator("input[name=terms]").check();
  await page.locator("input[name=password]").press("Enter");
  await expect(page).toHaveURL(/\/register\?sent/);
  await page.goto(urlOf("/en/login"));
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.locator("input[name=password]").press("Enter");
  await expect(page).not.toHaveURL(/\/login/);
}
