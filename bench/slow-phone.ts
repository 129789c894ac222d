import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import type { Target } from "./throughput.ts";

/** Opens a new browser with the target's cookies on a phone with a slow processor and a slow connection. */
export async function onSlowPhone<T>(
  browser: Browser,
  target: Target,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await addCookie(context, target);
    const page = await context.newPage();
    await throttle(await context.newCDPSession(page));
    return await use(page);
  } finally {
    await context.close();
  }
}

async function addCookie(context: BrowserContext, { url, cookie }: Target): Promise<void> {
  const [, name, value] = /^([^=]+)=(.*)$/.exec(cookie ?? "") ?? [];
  if (name && value) await context.addCookies([{ name, value, url: new URL(url).origin }]);
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  const bytesPerSecond = (1.6 * 1000 * 1000) / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}
