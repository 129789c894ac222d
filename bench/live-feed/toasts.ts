import type { Browser as Chromium } from "@playwright/test";
import { Browser } from "../../tests/support/pages/browser.ts";
import { untilWelcomed } from "../../tests/support/e2e/bell.ts";
import { percentile } from "../statistics.ts";
import type { Row } from "../table.ts";
import { approveWithdrawal } from "./clicks.ts";
import type { Account } from "./accounts.ts";
import type { BenchServers } from "./servers.ts";
import { requestWithdrawals } from "./withdrawals.ts";

const warmUp = 10;
/** Enough that the 99th percentile isn't a single value. */
const clicks = 200;
/** Milliseconds after which a toast counts as lost. */
const timeout = 10_000;

declare global {
  interface Window {
    toastShown: Promise<number>;
  }
}

/**
 * Measures the milliseconds from an admin's approval until the toast is in the document of a member who has a
 * page open.
 */
export async function measureToasts(
  servers: BenchServers,
  chromium: Chromium,
  { admin, member, floor }: { admin: Browser; member: Account; floor: number },
): Promise<Row[]> {
  const requested = await requestWithdrawals(servers.database.database, member.userId, warmUp + clicks);
  const context = await chromium.newContext();
  try {
    const visitor = new Browser(servers.dashboard);
    await visitor.logIn(member.email, member.password);
    const url = servers.dashboard.origin;
    await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
    const page = await context.newPage();
    const welcomed = untilWelcomed(page);
    await page.goto(`${url}/en/apps/wallet/my-balance`);
    await welcomed;
    const durations: number[] = [];
    for (const { id, reference } of requested) {
      await page.evaluate(waitForToast, { reference, timeout });
      const startedAt = performance.timeOrigin + performance.now();
      await approveWithdrawal(admin, id);
      durations.push((await page.evaluate(() => window.toastShown)) - startedAt);
    }
    const counted = durations.slice(warmUp);
    const row = (share: number): Row => ({
      subject: `live feed, admin's click to member's toast, p${share * 100} (floor: bare socket's p50)`,
      unit: "ms",
      floor,
      product: percentile(counted, share),
      better: "lower",
    });
    return [row(0.5), row(0.99)];
  } finally {
    await context.close();
  }
}

// Runs in the page.
function waitForToast({ reference, timeout }: { reference: string; timeout: number }): void {
  window.toastShown = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No toast contains ${reference}`)), timeout);
    new MutationObserver((_, observer) => {
      const toasts = [...document.querySelectorAll("li.toast")];
      if (!toasts.some((toast) => toast.textContent.includes(reference))) return;
      observer.disconnect();
      resolve(performance.timeOrigin + performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  });
}
