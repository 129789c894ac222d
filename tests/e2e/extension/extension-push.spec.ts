import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { texts as preferences } from "../../../app/locales/en/preferences.ts";
import { texts as push } from "../../../app/locales/en/push.ts";
import { texts } from "../../../extension/locales/en.ts";
import { discreetPush } from "../../../provider/src/locales/en/push.ts";
import { openPushReceiver, simulateBrowserPush } from "../../support/e2e/browser-push.ts";
import { buildGranted, connectFromPopup, launchWithExtension } from "../../support/e2e/extension-browser.ts";
import { hosts, test } from "../../support/e2e/extension-world.ts";
import { expect } from "../../support/e2e/fixture.ts";
import { settings } from "../../support/e2e/notification-settings.ts";
import { registerAndLogIn } from "../../support/e2e/register.ts";
import { startShopProxy } from "../../support/e2e/shop-proxy.ts";
import { simulatePushService } from "../../support/notifications/push-service.ts";

/** Turns on push messages, simulated by `service`, for a page's browser, and notifications in English. */
async function turnOnPush(page: Page, service: ReturnType<typeof simulatePushService>): Promise<void> {
  await simulateBrowserPush(page, service.subscribe());
  await page.goto(settings);
  await page.locator("#push").getByRole("button", { name: push.turnOn }).click();
  await expect(page.locator("#push").getByRole("status")).toContainText(push.state_on);
  await page.getByLabel(preferences.language, { exact: true }).selectOption("en");
  await save(page);
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: preferences.save, exact: true }).click();
  await expect(page.locator(".toast", { hasText: preferences.saved })).toBeVisible();
}

test("a new member activates with the extension, buys, and gets a push message about the purchase", async ({
  world,
}) => {
  const { origin, providerOrigin } = world;
  const folder = mkdtempSync(join(tmpdir(), "cashlane-extension-"));
  const shops = [hosts.store, hosts.other];
  const extension = buildGranted(join(folder, "extension"), { origin, providerOrigin, shops });
  const service = simulatePushService();
  const proxy = await startShopProxy({
    redirect({ hostname, searchParams }) {
      if (hostname === hosts.network) return `http://${hosts.store}/?awc=mine`;
      if (hostname === "www.awin1.com") return `http://${searchParams.get("to")}/`;
      return undefined;
    },
  });
  const context = await launchWithExtension({
    profile: join(folder, "profile"),
    extension,
    proxy: proxy.address,
    serviceWorkers: "allow",
  });
  try {
    await context.grantPermissions(["notifications"], { origin });
    const product = await context.newPage();
    await test.step("the member registers, turns on push and connects the extension", async () => {
      const email = `${randomUUID()}@example.org`;
      await registerAndLogIn(product, { name: "Nora New", email, password: "Right-horse-7" });
      await turnOnPush(product, service);
      await connectFromPopup(context, await context.newPage());
    });

    const tab = await context.newPage();
    const prompt = tab.locator("cashlane-prompt section");
    await test.step("someone else's link keeps the extension silent", async () => {
      await tab.goto(`http://www.awin1.com/cread.php?to=${hosts.other}`);
      await expect(tab).toHaveURL(`http://${hosts.other}/`);
      await tab.goto(`http://www.${hosts.store}/`);
      // The prompt for the second store appears after the extension has handled the first.
      await expect(prompt).toBeVisible();
      await tab.goto(`http://${hosts.other}/cart`);
      await expect(tab.getByRole("heading")).toHaveText(hosts.other);
      await expect(prompt).toHaveCount(0);
    });

    await test.step("the member activates cash back and buys", async () => {
      await tab.goto(`http://www.${hosts.store}/`);
      await prompt.getByRole("button", { name: texts.activate }).focus();
      await tab.keyboard.press("Enter");
      await expect(tab).toHaveURL(`http://${hosts.store}/?awc=mine`);
      await expect(prompt).toContainText("Activated at");
    });
    const visit = proxy.recorded.find(({ url }) => url.startsWith(`http://${hosts.network}/`))!;
    const click_id = new URL(visit.url).searchParams.get("click")!;

    // While a page of the product is in the foreground, the worker leaves showing messages to that page.
    await product.close();
    const receiver = await openPushReceiver(context, { page: tab, origin });
    await test.step("the report of the purchase is pushed and shown", async () => {
      await world.reportPurchase({ click_id });
      await world.sendPushes(service);
      const [message] = service.payloads();
      expect(message!.body).toContain("Bookshop");
      const { title, body, tag } = message!;
      await expect.poll(() => receiver.deliver(message!)).toEqual([{ title, body, tag }]);
    });

    await test.step("a discreet message contains neither amount nor store", async () => {
      const page = await context.newPage();
      await page.goto(settings);
      await page.getByRole("checkbox", { name: preferences.discreet }).check();
      await save(page);
      await page.close();
      await world.reportPurchase({ click_id });
      await world.sendPushes(service);
      const message = service.payloads()[1]!;
      const { title, description: body } = discreetPush;
      await expect.poll(() => receiver.deliver(message)).toContainEqual({ title, body, tag: message.tag });
    });

    await test.step("product and network learn no visited address", () => {
      const ownRequests = proxy.recorded.filter(({ url }) =>
        [origin, providerOrigin].includes(new URL(url).origin),
      );
      expect(ownRequests.length).toBeGreaterThan(10);
      const visited = new RegExp(`(${shops.join("|")})`.replaceAll(".", String.raw`\.`));
      expect(ownRequests.filter(({ url, text }) => visited.test(`${url} ${text}`))).toEqual([]);
    });
  } finally {
    await context.close();
    proxy.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
