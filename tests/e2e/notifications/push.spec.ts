import { simulateBrowserPush } from "../../support/e2e/browser-push.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { settings, signUp } from "../../support/e2e/notification-settings.ts";
import { simulatePushService } from "../../support/notifications/push-service.ts";

const service = simulatePushService();

test("push is turned on by a press, lists the device and is turned off again", async ({ openContext }) => {
  const page = await (await openContext({ serviceWorkers: "allow" })).newPage();
  await simulateBrowserPush(page, service.subscribe());
  await signUp(page);
  await page.goto(settings);
  const card = page.locator("#push");
  await expect(card.getByRole("status")).toHaveText("Push notifications are off for this device.");
  await card.getByRole("button", { name: "Turn on for this device" }).click();
  await expect(card.getByRole("status")).toContainText("Push notifications are on for this device");
  await expect(card.getByRole("listitem")).toContainText("This device");
  await card.getByRole("button", { name: "Turn off" }).click();
  await expect(card.getByRole("listitem")).toHaveCount(0);
  await expect(card.getByRole("button", { name: "Turn on for this device" })).toBeVisible();
});

test("no page asks for the permission by itself", async ({ page }) => {
  await page.addInitScript(() => {
    const { requestPermission } = Notification;
    Notification.requestPermission = (...parts) => {
      console.error("the permission was requested");
      return requestPermission(...parts);
    };
  });
  await signUp(page);
  await page.goto(settings);
  await expect(page.locator("#push").getByRole("status")).not.toBeEmpty();
});
