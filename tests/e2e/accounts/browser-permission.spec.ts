import { expect, test } from "../../support/e2e/fixture.ts";
import { openSettings, signUp } from "../../support/e2e/notification-settings.ts";

// The headless shell can't prompt and denies permissions from the start (docs/decisions/0005).
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
  },
});

test("updates without reloading when the browser's permission changes", async ({ page, context }) => {
  await signUp(page);
  await openSettings(page);
  const card = page.locator("#push");
  const turnOn = card.getByRole("button", { name: "Turn on for this device" });
  await expect(turnOn).toBeVisible();
  const browser = await context.newCDPSession(page);
  const { browserContextId } = (await browser.send("Target.getTargetInfo")).targetInfo;
  const of = { permission: { name: "notifications" }, origin: new URL(page.url()).origin, browserContextId };
  const decide = (setting: "denied" | "granted") => browser.send("Browser.setPermission", { ...of, setting });
  await decide("denied");
  await expect(card.getByRole("status")).toContainText("This browser blocks notifications of Cashlane.");
  await expect(turnOn).toHaveCount(0);
  await decide("granted");
  await expect(turnOn).toBeVisible();
});
