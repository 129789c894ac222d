import type { Page } from "@playwright/test";
import { accounts, causeNotification, signIn } from "../../support/e2e/accounts.ts";
import { expect } from "../../support/e2e/fixture.ts";
import { test } from "../../support/e2e/isolated-demo.ts";

// The tests share one member's notifications and run one after the other.
test.describe.configure({ mode: "default" });

const bell = (page: Page) => page.locator("header a[href$='/apps/notifications'][aria-label]");
const dropdown = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const errorToast = (page: Page) => page.locator(".toast", { hasText: "Lỗi kết nối WebSocket" });

/** Blocks the provider's socket. The pages don't need it. */
async function blockSocket(page: Page): Promise<void> {
  await page.context().route("**/socket.io/**", (route) => route.abort());
  await page.context().routeWebSocket(/\/socket\.io\//, (socket) => socket.close());
}

test.describe("with the socket blocked", () => {
  test.use({ expectedProblems: [/net::ERR_FAILED|socket\.io/] });

  test("shows a closable red toast in Vietnamese with the detail, and the whole page", async ({ page }) => {
    await blockSocket(page);
    await signIn(page, accounts.member);
    await page.goto("/en/apps/wallet/my-balance");
    await expect(errorToast(page)).toContainText(
      "Không thể kết nối đến server thông báo. Vui lòng kiểm tra kết nối mạng.",
    );
    await expect(errorToast(page)).toContainText(/transport|websocket|xhr/i);
    const bar = errorToast(page).locator(".toast-countdown");
    const duration = await bar.evaluate((one) => one.getAnimations()[0]?.effect?.getTiming().duration);
    expect(duration).toBe(10_000);
    await errorToast(page).getByRole("button", { name: "Close" }).click();
    await expect(errorToast(page)).toHaveCount(0);
    await expect(page.locator("main")).toContainText("Available");
    await bell(page).click();
    await expect(dropdown(page)).toContainText("Offline");
    await expect(dropdown(page)).toContainText(/new|no unread/);
  });

  test("gives up after the fifth attempt, and Retry connects", async ({ page }) => {
    await blockSocket(page);
    await signIn(page, accounts.member);
    await page.clock.install();
    await page.goto("/en/apps/notifications");
    await expect(errorToast(page)).toBeVisible();
    // Advances the page's clock faster than real time, because its five connection attempts take 31 s.
    const gaveUp = errorToast(page).getByText("Failed to reconnect after maximum attempts");
    const advanceClock = async () => {
      await page.clock.runFor(500);
      return gaveUp.isVisible();
    };
    await expect.poll(advanceClock, { intervals: [20] }).toBe(true);
    await page.context().unrouteAll();
    await page.context().routeWebSocket(/\/socket\.io\//, (socket) => void socket.connectToServer());
    await bell(page).click();
    await dropdown(page).getByRole("button", { name: "Retry" }).click();
    await expect(dropdown(page).getByText("Live", { exact: true })).toBeVisible();
    await expect(dropdown(page)).not.toContainText("Failed to reconnect");
  });

  test("marks all as read with a single PATCH", async ({ page }) => {
    const patched: string[] = [];
    page.on(
      "request",
      (request) => request.method() === "PATCH" && patched.push(new URL(request.url()).pathname),
    );
    await blockSocket(page);
    await signIn(page, accounts.member);
    await causeNotification(page);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/notifications/unread", (route) => released.then(() => route.continue()));
    await page.goto("/en/apps/wallet/my-balance");
    await expect(errorToast(page)).toBeVisible();
    await bell(page).click();
    await expect(dropdown(page)).toContainText("Offline");
    // Three placeholder rows are shown until the list has loaded.
    const skeleton = dropdown(page).getByRole("status").filter({ hasText: "Loading" });
    await expect(skeleton.locator(":scope > div")).toHaveCount(3);
    release();
    await expect(skeleton).toHaveCount(0);
    await dropdown(page).getByRole("button", { name: "Mark all as read" }).click();
    await expect(dropdown(page)).toContainText("You have no unread notifications.");
    await expect.poll(() => patched).toEqual(["/notifications/mark-all-as-read"]);
  });
});

test.describe("with the list failing", () => {
  test.use({ expectedProblems: [/status of 50\d|net::ERR_FAILED|socket\.io/] });

  for (const [situation, text] of [
    ["a code other than 200", "Không thể tải thông báo"],
    ["no answer", "Lỗi khi tải thông báo"],
  ] as const) {
    test(`${situation} shows an alert in the dropdown: ${text}`, async ({ page }) => {
      await blockSocket(page);
      await page.route("**/notifications/unread", (route) =>
        situation === "no answer"
          ? route.abort()
          : route.fulfill({ status: 502, json: { problem: "loadFailed" } }),
      );
      await signIn(page, accounts.member);
      await page.goto("/en/apps/wallet/my-balance");
      await expect(bell(page)).toHaveAttribute("aria-haspopup", "dialog");
      await bell(page).click();
      await expect(dropdown(page).getByRole("alert")).toContainText(text);
      await page.unroute("**/notifications/unread");
      await dropdown(page).getByRole("button", { name: "Retry" }).click();
      await expect(dropdown(page).getByRole("alert")).toHaveCount(0);
    });
  }
});

test.describe("logging out in one tab", () => {
  test.use({ expectedProblems: [/status of 401/] });

  test("W2 closes the other tab's socket, which goes to the login", async ({ page, context }) => {
    await signIn(page, accounts.admin);
    await page.goto("/en/apps/notifications");
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    const other = await context.newPage();
    await other.goto("/en/dashboards/crm");
    await other
      .locator("header form[action$='/logout'] button")
      .evaluate((button: HTMLButtonElement) => button.click());
    await expect(other).toHaveURL(/\/login/);
    await expect(page).toHaveURL(/\/en\/login/);
  });
});

test("a page's first load contains no socket code", async ({ page }) => {
  await signIn(page, accounts.member);
  await page.goto("/en/apps/wallet/my-balance");
  await expect(bell(page)).toHaveAttribute("aria-haspopup", "dialog");
  const scripts = await page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const loaded = performance.getEntriesByType("resource").filter((entry) => entry.name.endsWith(".js"));
    return loaded.map(({ name, startTime }) => ({ name, isEarly: startTime < document!.loadEventStart }));
  });
  const carriers: boolean[] = [];
  for (const { name, isEarly } of scripts) {
    const text = await (await page.request.get(name)).text();
    if (text.includes("tryAllTransports")) carriers.push(isEarly);
  }
  expect(carriers).toEqual([false]);
});
