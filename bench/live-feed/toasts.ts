import type { Browser as Chromium, Page } from "@playwright/test";
import { Browser } from "../../tests/support/browser.ts";
import { median } from "../statistics.ts";
import type { Row } from "../table.ts";
import { approve } from "./clicks.ts";
import type { Account } from "./accounts.ts";
import type { Stage } from "./stage.ts";
import { requestWithdrawals } from "./withdrawals.ts";

const warmUp = 2;
const clicks = 25;

declare global {
  interface Window {
    toastShown: Promise<number>;
  }
}

/** The same to the toast in the browser of a member who has a page open: until it stands in the document. */
export async function measureToasts(
  stage: Stage,
  chromium: Chromium,
  { admin, member, floor }: { admin: Browser; member: Account; floor: number },
): Promise<Row[]> {
  const requested = await requestWithdrawals(stage.database.database, member.userId, warmUp + clicks);
  const context = await chromium.newContext();
  try {
    const visitor = new Browser(stage.dashboard);
    await visitor.logIn(member.email, member.password);
    const url = stage.dashboard.origin;
    await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
    const page = await context.newPage();
    const welcomed = untilWelcomed(page);
    await page.goto(`${url}/en/apps/wallet/my-balance`);
    await welcomed;
    const taken: number[] = [];
    for (const { id, reference } of requested) {
      await page.evaluate(lookOut, reference);
      const began = performance.timeOrigin + performance.now();
      await approve(admin, id);
      taken.push((await page.evaluate(() => window.toastShown)) - began);
    }
    const counted = taken.slice(warmUp);
    const row = (what: string, product: number): Row => ({
      what: `live feed, admin's click to member's toast, ${what} (floor: bare socket's p50)`,
      ...{ unit: "ms", floor, product, better: "lower" },
    });
    return [row("p50", median(counted)), row(`slowest of ${clicks}`, Math.max(...counted))];
  } finally {
    await context.close();
  }
}

/** Resolves once the page's socket has been sent what it starts from. */
function untilWelcomed(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        if (String(payload).includes("notification_sync")) resolve();
      }),
    );
  });
}

// Runs in the page.
function lookOut(reference: string): void {
  window.toastShown = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const toasts = [...document.querySelectorAll("li.toast")];
      if (!toasts.some((toast) => toast.textContent.includes(reference))) return;
      observer.disconnect();
      resolve(performance.timeOrigin + performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  });
}
