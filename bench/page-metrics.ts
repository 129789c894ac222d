import type { Browser } from "@playwright/test";
import { onSlowPhone } from "./slow-phone.ts";
import type { Target } from "./throughput.ts";

export interface PageMetrics {
  /** Largest contentful paint, milliseconds. */
  lcp: number;
  /** Total blocking time: what tasks exceed 50 ms by after the first contentful paint, milliseconds. */
  tbt: number;
  /** Address of each script and style sheet of the first load. */
  assets: string[];
  /** The style sheets written into the document itself. */
  styles: string;
}

const restInMilliseconds = 3000;

declare global {
  interface Window {
    paintTimes: number[];
    longTasks: { start: number; end: number }[];
  }
}

/** Loads a page for the first time on a slow phone: 4 × slower processor, 1.6 Mbit/s, 150 ms. */
export async function measurePage(browser: Browser, target: Target): Promise<PageMetrics> {
  const metrics = await onSlowPhone(browser, target, async (page) => {
    const assets: string[] = [];
    page.on("response", (response) => {
      const kind = response.headers()["content-type"] ?? "";
      if (/javascript|css/.test(kind)) assets.push(response.url());
    });
    await page.addInitScript(observe);
    await page.goto(target.url, { waitUntil: "networkidle" });
    // The live feed comes once the page rests, on a slow machine after the line has: it counts, too.
    await page.waitForTimeout(restInMilliseconds);
    const measured = await page.evaluate(() => ({
      lcp: window.paintTimes.at(-1) ?? Number.NaN,
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      longTasks: window.longTasks,
      styles: [...document.querySelectorAll("style")].map((sheet) => sheet.textContent).join(""),
    }));
    const { lcp, painted, longTasks, styles } = measured;
    return { lcp, tbt: blockingTime(longTasks, painted), styles, assets };
  });
  // Now and then the browser tells of no paint at all.
  return Number.isNaN(metrics.lcp) ? measurePage(browser, target) : metrics;
}

/** What a task did before the first paint delayed no input: nothing could be done yet. */
function blockingTime(tasks: { start: number; end: number }[], painted: number): number {
  const blocked = tasks.map(({ start, end }) => Math.max(0, end - Math.max(start, painted) - 50));
  return blocked.reduce((total, time) => total + time, 0);
}

/**
 * Milliseconds from a click on a link until the next page's heading is painted.
 * @param link a CSS selector
 * @param heading the text the next page's `h1` has
 * @param isMeant whether the mouse rests on the link first, until what that fetches is there
 */
export async function measureNavigation(
  browser: Browser,
  target: Target,
  { link, heading, isMeant = false }: { link: string; heading: string; isMeant?: boolean },
): Promise<number> {
  return onSlowPhone(browser, target, async (page) => {
    await page.goto(target.url, { waitUntil: "networkidle" });
    if (isMeant) {
      const meant = page.locator(link).first();
      // The menu folds groups that nobody is in.
      await meant.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
      await meant.hover();
      await page.waitForTimeout(restInMilliseconds);
    }
    return page.evaluate(clickAndWait, { link, heading });
  });
}

// Runs in the page.
function observe(): void {
  window.paintTimes = [];
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.paintTimes.push(entry.startTime);
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.longTasks.push({ start: startTime, end: startTime + duration });
  }).observe({ type: "longtask", buffered: true });
}

// Runs in the page.
function clickAndWait({ link, heading }: { link: string; heading: string }): Promise<number> {
  const anchor = document.querySelector<HTMLAnchorElement>(link);
  if (!anchor) throw new Error(`no ${link} on ${location.href}`);
  return new Promise((resolve) => {
    const began = performance.now();
    new MutationObserver((_, observer) => {
      if (document.querySelector("h1")?.textContent?.trim() !== heading) return;
      observer.disconnect();
      // Two frames: the first is the one in which the change is still to be painted.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    anchor.click();
  });
}
