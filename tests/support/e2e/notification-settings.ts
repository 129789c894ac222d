import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";

export const settings = "/en/apps/account-settings/notifications";

/** A member of this test's own: what they choose must not silence the other suites. */
export async function signUp(page: Page): Promise<void> {
  await page.goto("/en/register");
  await page.locator("input[name=name]").fill("Sam Settings");
  await page.locator("input[name=email]").fill(`${randomUUID()}@example.test`);
  await page.locator("input[name=password]").fill("Right-horse-7");
  await page.locator("input[name=terms]").check();
  await page.locator("input[name=password]").press("Enter");
  await expect(page).not.toHaveURL(/\/register/);
}

/** Opens the page and waits for scripts to have it: only they know the browser's permission. */
export async function openSettings(page: Page): Promise<void> {
  await page.goto(settings);
  await expect(page.getByRole("heading", { name: "This browser" })).toBeVisible();
}
