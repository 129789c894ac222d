import type { Page } from "@playwright/test";
import { signIn } from "../../support/e2e/accounts.ts";
import { bellOf, chipOf, dropdownOf, openDropdown } from "../../support/e2e/bell.ts";
import { recordFetches } from "../../support/e2e/fetches.ts";
import { expect } from "../../support/e2e/fixture.ts";
import { test } from "../../support/e2e/live-world.ts";
import type { TestProvider } from "../../support/programs/provider.ts";

const [list, token] = ["/notifications/unread", "/realtime/token"];
const toastsOf = (page: Page) => page.locator(".toast", { hasText: "store-" });
const clockOf = (page: Page) => page.evaluate(() => Date.now());

/** Signs up a member in a browser whose calls are recorded. */
async function signUpWithRecordedCalls(page: Page, provider: TestProvider) {
  const member = await provider.signUp();
  await signIn(page, member);
  return { member, fetches: await recordFetches(page) };
}

/** From here on the page's clock advances only on demand. */
async function freezeClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await clockOf(page)) + 1_000);
}

test("while connected the list is refetched every 30 s, which finds changes without an event", async ({
  page,
  world,
}) => {
  const { member, fetches } = await signUpWithRecordedCalls(page, world.provider);
  let connect: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => (connect = resolve));
  await page.route("**/realtime/token", (route) => allowed.then(() => route.continue()));
  await page.clock.install();
  await page.goto("/en/apps/wallet/my-balance");
  await openDropdown(page);
  await expect(dropdownOf(page)).toContainText("You have no unread notifications.");
  await freezeClock(page);
  const liveAt = await clockOf(page);
  connect();
  await expect(chipOf(page)).toHaveText("Live");
  // A list requested before the socket's first message is requested again 200 ms later.
  await fetches.waitUntilSettled(list);
  await page.clock.runFor(1_000);
  await fetches.waitUntilSettled(list);
  const before = (await fetches.times(list)).length;

  for (const turn of [1, 2]) {
    await world.write(member.userId, turn);
    await page.clock.runFor(liveAt + turn * 30_000 - 1 - (await clockOf(page)));
    expect(await fetches.times(list)).toHaveLength(before + turn - 1);
    await expect(dropdownOf(page)).not.toContainText(`store-${turn}`);
    await page.clock.runFor(1);
    await expect(
      dropdownOf(page)
        .getByRole("listitem")
        .filter({ hasText: `store-${turn}` }),
    ).toHaveCount(1);
    await expect(bellOf(page)).toHaveAccessibleName(`Notifications (${turn})`);
    await expect(toastsOf(page)).toHaveCount(turn);
  }
  // The page's clock rounds to milliseconds, so two times may differ by one.
  const [first = 0, second = 0, ...more] = (await fetches.times(list)).slice(before);
  expect(more).toEqual([]);
  expect(Math.abs(first - liveAt - 30_000)).toBeLessThanOrEqual(1);
  expect(Math.abs(second - liveAt - 60_000)).toBeLessThanOrEqual(1);
});

test("shows a notification created between rendering and connecting in the page as well", async ({
  page,
  world,
}) => {
  const member = await world.provider.signUp();
  await signIn(page, member);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  for (const path of [list, token])
    await page.route(`**${path}`, (route) => released.then(() => route.continue()));
  await page.goto("/en/apps/notifications");
  await expect(bellOf(page)).toHaveAttribute("aria-haspopup", "dialog");
  await world.notify(member.userId, 1);
  release();
  await expect(bellOf(page)).toHaveAccessibleName("Notifications (1)");
  await expect(page.locator("main [data-row]")).toHaveText(/store-1/);
});

test.describe("disconnected", () => {
  // The browser logs cut connections.
  test.use({ expectedProblems: [/net::ERR_|WebSocket|socket\.io/] });
  test.afterEach(({ world }) => world.gate.open());

  test("fetches no list during and after five failed attempts; Retry loads missed notifications", async ({
    page,
    world,
  }) => {
    const { member, fetches } = await signUpWithRecordedCalls(page, world.provider);
    await page.clock.install();
    await page.goto("/en/apps/wallet/my-balance");
    await openDropdown(page);
    await expect(chipOf(page)).toHaveText("Live");
    await fetches.waitUntilSettled(list);
    await page.clock.runFor(1_000);
    await fetches.waitUntilSettled(list);
    await freezeClock(page);
    const [loadsBefore, attemptsBefore] = [await fetches.times(list), await fetches.times(token)];
    world.gate.shut();
    await expect(chipOf(page)).toHaveText("Offline");
    await world.notify(member.userId, 1);

    const gaveUp = dropdownOf(page).getByText("Failed to reconnect after maximum attempts");
    const advanceClock = async () => {
      await page.clock.runFor(500);
      return gaveUp.isVisible();
    };
    await expect.poll(advanceClock, { intervals: [20] }).toBe(true);
    await page.clock.runFor(120_000);
    expect(await fetches.times(list)).toEqual(loadsBefore);
    expect(await fetches.times(token)).toHaveLength(attemptsBefore.length + 5);
    await expect(bellOf(page)).toHaveAccessibleName("Notifications");

    world.gate.open();
    await dropdownOf(page).getByRole("button", { name: "Retry" }).click();
    await expect(chipOf(page)).toHaveText("Live");
    await expect(dropdownOf(page).getByRole("listitem")).toHaveText(/store-1/);
    await expect(toastsOf(page)).toHaveCount(1);
  });
});
