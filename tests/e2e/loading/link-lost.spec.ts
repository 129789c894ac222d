import type { BrowserContext, Page } from "@playwright/test";
import { signIn } from "../../support/e2e/accounts.ts";
import { bellOf, chipOf, dropdownOf, openDropdown } from "../../support/e2e/bell.ts";
import { expect } from "../../support/e2e/fixture.ts";
import { test } from "../../support/e2e/live-world.ts";
import type { TestProvider } from "../../support/programs/provider.ts";

// The browser logs cut connections.
test.use({ expectedProblems: [/net::ERR_|WebSocket|socket\.io/] });

test.afterEach(({ world }) => world.gate.open());

/** Expects each of these notifications to be in the list once, announced once, and counted. */
async function expectAll(page: Page, ...numbers: number[]): Promise<void> {
  const newestFirst = numbers.toReversed().map((number) => new RegExp(`store-${number}\\b`));
  await expect(dropdownOf(page).getByRole("listitem")).toHaveText(newestFirst);
  await expect(bellOf(page)).toHaveAccessibleName(`Notifications (${numbers.length})`);
  for (const number of numbers)
    await expect(page.locator(".toast", { hasText: new RegExp(`store-${number}\\b`) })).toHaveCount(1);
}

/** Signs up a member with a connected page and an open dropdown. `prepare` runs before the page is opened. */
async function signUpConnected(page: Page, provider: TestProvider, prepare?: () => Promise<void>) {
  const member = await provider.signUp();
  await signIn(page, member);
  await prepare?.();
  await page.goto("/en/apps/wallet/my-balance");
  await openDropdown(page);
  await expect(chipOf(page)).toHaveText("Live");
  return member;
}

/** Freezes a tab as browsers do: none of its tasks run until it is resumed. */
async function createFreezer(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  const setState = (state: "frozen" | "active") => devtools.send("Page.setWebLifecycleState", { state });
  return { freeze: () => setState("frozen"), wake: () => setState("active") };
}

test("a frozen tab shows missed notifications once when it resumes", async ({ page, context, world }) => {
  const member = await signUpConnected(page, world.provider);
  const tab = await createFreezer(context, page);
  await tab.freeze();
  await world.notify(member.userId, 1);
  await world.notify(member.userId, 2);
  await tab.wake();
  await expectAll(page, 1, 2);
  await world.notify(member.userId, 3);
  await expectAll(page, 1, 2, 3);
  await expect(chipOf(page)).toHaveText("Live");
});

test("after sleep a dead connection is detected, and missed notifications arrive once", async ({
  page,
  world,
}) => {
  const member = await signUpConnected(page, world.provider, () => page.clock.install());
  world.gate.freeze();
  await world.notify(member.userId, 1);
  await expect(bellOf(page)).toHaveAccessibleName("Notifications");
  // Simulates eight hours of sleep: every due timer fires once.
  await page.clock.fastForward("08:00:00");
  await expectAll(page, 1);
  await expect(chipOf(page)).toHaveText("Live");
  await world.notify(member.userId, 2);
  await expectAll(page, 1, 2);
});

test("shows Offline without a network, and Live with the missed notifications once there is one again", async ({
  page,
  context,
  world,
}) => {
  const member = await signUpConnected(page, world.provider);
  await context.setOffline(true);
  world.gate.shut();
  await expect(chipOf(page)).toHaveText("Offline");
  await world.notify(member.userId, 1);
  await world.notify(member.userId, 2);
  await expect(bellOf(page)).toHaveAccessibleName("Notifications");
  world.gate.open();
  await context.setOffline(false);
  await expect(chipOf(page)).toHaveText("Live");
  await expectAll(page, 1, 2);
  await world.notify(member.userId, 3);
  await expectAll(page, 1, 2, 3);
});

test("detects the dead connection after a change of network", async ({ page, world }) => {
  const member = await signUpConnected(page, world.provider);
  world.gate.freeze();
  await world.notify(member.userId, 1);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(chipOf(page)).toHaveText("Offline");
  await expectAll(page, 1);
  await expect(chipOf(page)).toHaveText("Live");
});

test("a connection cut by the network is shown as Offline, then silently as Live, and loses no notification", async ({
  page,
  world,
}) => {
  const member = await world.provider.signUp();
  await signIn(page, member);
  await page.goto("/en/apps/notifications");
  await openDropdown(page);
  await expect(chipOf(page)).toHaveText("Live");
  for (const round of [1, 2]) {
    world.gate.shut();
    await expect(chipOf(page)).toHaveText("Offline");
    await world.notify(member.userId, round);
    world.gate.open();
    await expectAll(page, ...(round === 1 ? [1] : [1, 2]));
    await expect(chipOf(page)).toHaveText("Live");
  }
  await expect(page.locator("main [data-row]")).toHaveText([/store-2/, /store-1/]);
});
