import { expect, test } from "../../support/e2e/fixture.ts";
import { openSettings, signUp } from "../../support/e2e/notification-settings.ts";

// The headless shell can't prompt and denies permissions from the start (docs/decisions/0005).
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
  },
});

test("shows the browser's permission and requests it with a button", async ({ page, context }) => {
  await signUp(page);
  await openSettings(page);
  const card = page.locator("section", { has: page.getByRole("heading", { name: "This browser" }) });
  await expect(card.getByRole("button", { name: "Allow notifications" })).toBeVisible();
  await context.grantPermissions(["notifications"]);
  await expect(card).toContainText("This browser shows notifications of Cashlane.");
  await expect(card.getByRole("button")).toHaveCount(0);
});
