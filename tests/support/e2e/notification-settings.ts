import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";
import { registerAndLogIn } from "./register.ts";

export const settings = "/en/apps/account-settings/notifications";

/** Signs up a member for this test, so that its settings don't affect other suites. */
export async function signUp(page: Page): Promise<void> {
  const email = `${randomUUID()}@example.test`;
  await registerAndLogIn(page, { name: "Sam Settings", email, password: "Right-horse-7" });
}

/** Opens the page and waits until it is interactive: only scripts can read the browser's permission. */
export async function openSettings(page: Page): Promise<void> {
  await page.goto(settings);
  await expect(page.locator("#push").getByRole("status")).not.toBeEmpty();
}
