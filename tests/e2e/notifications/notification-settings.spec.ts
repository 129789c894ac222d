import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { openSettings, settings, signUp } from "../../support/e2e/notification-settings.ts";

const checkbox = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

test("each box saves itself, survives a reload, and can be undone", async ({ page }) => {
  await signUp(page);
  await openSettings(page);
  const email = checkbox(page, "Cash back earned: Email");
  await expect(email).toBeChecked();
  await email.uncheck();
  const toast = page.locator(".toast", { hasText: "Cash back earned: Email is off." });
  await expect(toast).toBeVisible();
  await openSettings(page);
  await expect(email).not.toBeChecked();
  await email.check();
  const undone = page.locator(".toast", { hasText: "Cash back earned: Email is on." });
  await undone.getByRole("button", { name: "Undo" }).click();
  await expect(email).not.toBeChecked();
  await expect(toast).toBeVisible();
  await openSettings(page);
  await expect(email).not.toBeChecked();
});

test(
  "many boxes changed at once all apply; required types can't be changed",
  { tag: "@long" },
  async ({ page }) => {
    await signUp(page);
    await openSettings(page);
    await expect(checkbox(page, "Withdrawal paid: In the app (always)")).toBeDisabled();
    const names = ["Withdrawal paid", "Payment failed", "Cash back earned", "Purchase tracked"];
    for (const name of names) await checkbox(page, `${name}: Push`).uncheck();
    for (const name of names) await expect(checkbox(page, `${name}: Push`)).not.toBeChecked();
    await expect(page.locator(".toast", { hasText: "Purchase tracked: Push is off." })).toBeVisible();
    await openSettings(page);
    for (const name of names) await expect(checkbox(page, `${name}: Push`)).not.toBeChecked();
  },
);

test.describe("without a connection", () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] });

  test("a box that can't be saved is reset with the reason", { tag: "@long" }, async ({ page }) => {
    await signUp(page);
    await openSettings(page);
    const email = checkbox(page, "Cash back earned: Email");
    await expect(email).toBeChecked();
    await page.route(/notifications\.data/, (route) => route.abort());
    await email.click();
    const toast = page.locator(".toast", { hasText: "Cash back earned: Email wasn’t changed" });
    await expect(toast).toContainText("Cashlane can’t be reached.");
    await expect(email).toBeChecked();
    await page.unroute(/notifications\.data/);
    await email.click();
    await expect(page.locator(".toast", { hasText: "Cash back earned: Email is off." })).toBeVisible();
  });
});

test.describe("with a refused form", () => {
  test.use({ expectedProblems: [/status of 400/] });

  test("the button saves quiet hours, digest, language and zone, and invalid fields are named", async ({
    page,
  }) => {
    await signUp(page);
    await openSettings(page);
    await page.getByLabel("Language of notifications and emails").selectOption("fr");
    await page.getByLabel("Emails", { exact: true }).selectOption("weekly");
    await page.getByLabel("Time zone").selectOption("Asia/Ho_Chi_Minh");
    await checkbox(page, "Quiet hours").check();
    await page.getByLabel("Until").fill("22:00");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Choose different start and end times.")).toBeVisible();
    await expect(page.getByLabel("Until")).toBeFocused();
    await page.getByLabel("Until").fill("06:30");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator(".toast", { hasText: "Your settings are saved." })).toBeVisible();
    await openSettings(page);
    await expect(page.getByLabel("Language of notifications and emails")).toHaveValue("fr");
    await expect(page.getByLabel("Emails", { exact: true })).toHaveValue("weekly");
    await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Ho_Chi_Minh");
    await expect(checkbox(page, "Quiet hours")).toBeChecked();
    await expect(page.getByLabel("Until")).toHaveValue("06:30");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("saves the whole form with its button", async ({ page }) => {
    await signUp(page);
    await page.goto(settings);
    await checkbox(page, "Cash back earned: Email").uncheck();
    await page.getByLabel("Emails", { exact: true }).selectOption("daily");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your settings are saved.")).toBeVisible();
    await expect(checkbox(page, "Cash back earned: Email")).not.toBeChecked();
    await expect(checkbox(page, "Withdrawal paid: Email")).toBeChecked();
    await expect(page.getByLabel("Emails", { exact: true })).toHaveValue("daily");
  });
});

test("axe finds nothing, wide and on a phone, in Arabic too", { tag: "@long" }, async ({ page }) => {
  await signUp(page);
  await page.goto(settings);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(settings.replace("/en/", "/ar/"));
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
