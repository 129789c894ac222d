import type { Page, WebSocketRoute } from "@playwright/test";
import { accounts, causeNotification, signIn } from "../../support/e2e/accounts.ts";
import { expect } from "../../support/e2e/fixture.ts";
import { test } from "../../support/e2e/isolated-demo.ts";

// The tests share one member's notifications and run one after the other.
test.describe.configure({ mode: "default" });

const bell = (page: Page) => page.locator("header a[href$='/apps/notifications'][aria-label]");
const dropdown = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const toast = (page: Page, text: string) => page.locator(".toast", { hasText: text });

test("W4 three tabs over one unstable connection show each notification once, with equal badges, and one marks all", async ({
  page,
  context,
}) => {
  const links: WebSocketRoute[] = [];
  await context.routeWebSocket(/\/socket\.io\//, (socket) => {
    socket.connectToServer();
    links.push(socket);
  });
  await signIn(page, accounts.member);
  const tabs = [page, await context.newPage(), await context.newPage()];
  await tabs[0]!.goto("/en/apps/wallet/my-balance");
  await tabs[1]!.goto("/en/apps/notifications");
  await tabs[2]!.goto("/en/dashboards/crm");
  for (const tab of tabs) await expect(bell(tab)).toHaveAttribute("aria-haspopup", "dialog");
  await expect.poll(() => links.length).toBe(1);

  for (let cut = 1; cut <= 2; cut += 1) {
    await links.at(-1)!.close();
    const reference = await causeNotification(page);
    for (const tab of tabs) await expect(toast(tab, reference)).toHaveCount(1);
    await expect.poll(() => links.length).toBe(cut + 1);
  }
  const names = await Promise.all(tabs.map((tab) => bell(tab).getAttribute("aria-label")));
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toMatch(/^Notifications \(\d+\+?\)$/);

  await bell(tabs[2]!).click();
  await dropdown(tabs[2]!).getByRole("button", { name: "Mark all as read" }).click();
  for (const tab of tabs) {
    await expect(bell(tab)).toHaveAccessibleName("Notifications");
    await expect(tab.locator(".toast")).toHaveCount(0);
  }
});

declare global {
  interface Window {
    /** Simulates a hidden tab, because browsers under test never hide their tabs. */
    isHidden?: boolean;
    permissionRequests?: number;
    systemNotifications?: { title: string; tag: string | undefined; choose: () => void }[];
  }
}

/**
 * Simulates a user who hasn't allowed or blocked notifications yet, and who grants the permission when
 * prompted.
 */
function undecidedVisitor(): void {
  window.permissionRequests = 0;
  window.systemNotifications = [];
  Object.defineProperty(document, "hidden", { get: () => window.isHidden ?? false });
  class SystemNotification {
    static permission = "default";
    static async requestPermission() {
      window.permissionRequests = (window.permissionRequests ?? 0) + 1;
      return (SystemNotification.permission = "granted");
    }
    onclick = () => undefined;
    constructor(title: string, { tag }: { tag?: string }) {
      window.systemNotifications?.push({ title, tag, choose: () => this.onclick() });
    }
    close() {
      return undefined;
    }
  }
  Object.assign(window, { Notification: SystemNotification });
}

test("the dropdown asks for permission; a toast stays 20 s and pauses while read; a hidden tab shows a system notification", async ({
  page,
}) => {
  await page.addInitScript(undecidedVisitor);
  await signIn(page, accounts.member);
  const waiting = await causeNotification(page);
  await page.goto("/en/apps/wallet/my-balance");
  await expect(bell(page)).toHaveAttribute("aria-haspopup", "dialog");
  expect(await page.evaluate(() => window.permissionRequests)).toBe(0);
  await bell(page).click();
  await expect(dropdown(page).getByText("Live", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.permissionRequests)).toBe(1);
  const item = dropdown(page).getByRole("listitem").filter({ hasText: waiting });
  await expect(item.locator("time")).toHaveText(/trước|bây giờ/);
  await expect(item.locator("time")).toHaveAttribute("title", /\d{4}/);
  const [clamp, tallest] = await item.evaluate((row) => [
    getComputedStyle(row.querySelector(".line-clamp-3")!).webkitLineClamp,
    getComputedStyle(row.closest("ul")!.parentElement!).maxHeight,
  ]);
  expect(clamp).toBe("3");
  expect(tallest).toBe("400px");
  await page.keyboard.press("Escape");

  const card = toast(page, await causeNotification(page));
  const bar = card.locator(".toast-countdown");
  const readPlayStates = () => bar.evaluate((one) => one.getAnimations().map(({ playState }) => playState));
  await expect(card).toBeVisible();
  const [duration, lines, width] = await bar.evaluate((one) => [
    one.getAnimations()[0]?.effect?.getTiming().duration,
    getComputedStyle(one.parentElement!.querySelector(".line-clamp-2")!).webkitLineClamp,
    one.getBoundingClientRect().width > 0,
  ]);
  expect(duration).toBe(20_000);
  expect(lines).toBe("2");
  expect(width).toBe(true);
  await page.mouse.move(5, 700);
  await expect.poll(readPlayStates).toEqual(["running"]);
  await card.hover();
  await expect.poll(readPlayStates).toEqual(["paused"]);
  await page.mouse.move(5, 700);
  await expect.poll(readPlayStates).toEqual(["running"]);
  await card.getByRole("button", { name: "Close" }).focus();
  await expect.poll(readPlayStates).toEqual(["paused"]);
  await bell(page).focus();
  await expect.poll(readPlayStates).toEqual(["running"]);
  // Ends the animation that represents the 20 s.
  await bar.evaluate((one) => one.getAnimations().forEach((animation) => animation.finish()));
  await expect(card).toHaveCount(0);

  await page.evaluate(() => (window.isHidden = true));
  const reference = await causeNotification(page);
  await expect.poll(() => page.evaluate(() => window.systemNotifications?.length)).toBe(1);
  const id = await page.evaluate(() => window.systemNotifications?.[0]?.tag);
  await page.evaluate(() => {
    window.isHidden = false;
    window.systemNotifications?.[0]?.choose();
  });
  await expect(page).toHaveURL(`/en/apps/notifications?view_id=${id}`);
  await expect(page.getByRole("region", { name: "Opened notification" })).toContainText(reference);
});
