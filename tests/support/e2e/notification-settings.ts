import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";
import { registerAndLogIn } from "./register.ts";

export const settings = "/en/apps/account-settings/notifications";

/** A member of this test's own: what they choose must not silence the other suites. */
export async function signUp(page: Page): Promise<void> {
  const email = `${randomUUID()}@example.test`;
  await registerAndLogIn(page, { name: "Sam Settings", email, password: "Right-horse-7" });
}

/** Opens the page and waits for scripts to have it: only they know the browser's permission. */
export async function openSettings(page: Page): Promise<void> {
  await page.goto(settings);
  await expect(page.getByRole("heading", { name: "This browser" })).toBeVisible();
}
