import type { Browser } from "@playwright/test";
import { onSlowPhone } from "./slow-phone.ts";
import type { Target } from "./throughput.ts";

export interface PageMetrics {
  /** Largest contentful paint in milliseconds. */
  lcp: number;
  /** Total blocking time in milliseconds: the parts above 50 ms of tasks after the first contentful paint. */
  tbt: number;
  /** Cumulative layout shift: the sum of all shifts. The page gets no input, which would exclude some. */
  cls: number;
  /** URLs of all scripts and style sheets of the first load. */
  assets: string[];
  /** URLs of the scripts that the product preloads afterwards for the next pages. */
  preloaded: string[];
  /** The style sheets inlined in the document. */
  styles: string;
}

const settlingTime = 3000;

declare global {
  interface Window {
    paintTimes: number[];
    longTasks: { start: number; end: number }[];
    layoutShifts: number[];
    laterFiles: () => string[];
  }
}

/** Loads a page for the first time on a slow phone: 4 × slower processor, 1.6 Mbit/s, 150 ms latency. */
export async function measurePage(browser: Browser, target: Target): Promise<PageMetrics> {
  const metrics = await onSlowPhone(browser, target, async (page) => {
    const assets: string[] = [];
    page.on("response", (response) => {
      const kind = response.headers()["content-type"] ?? "";
      if (/javascript|css/.test(kind)) assets.push(response.url());
    });
    await page.addInitScript(observe);
    await page.goto(target.url, { waitUntil: "networkidle" });
    // The live feed, which counts too, starts when the page is idle. On a slow machine, that is later than when
    // the network is idle.
    await page.waitForTimeout(settlingTime);
    if ((await page.locator(".shell-body").count()) > 0) await page.waitForFunction(hasPreloaded);
    const measured = await page.evaluate(() => ({
      lcp: window.paintTimes.at(-1) ?? Number.NaN,
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      longTasks: window.longTasks,
      cls: window.layoutShifts.reduce((total, value) => total + value, 0),
      styles: [...document.querySelectorAll("style")].map((sheet) => sheet.textContent).join(""),
      later: window.laterFiles(),
    }));
    const { painted, longTasks, later, ...others } = measured;
    return {
      ...others,
      tbt: blockingTime(longTasks, painted),
      assets: assets.filter((address) => !later.includes(address)),
      preloaded: assets.filter((address) => later.includes(address)),
    };
  });
  // Occasionally the browser reports no paint; the page is then measured again.
  return Number.isNaN(metrics.lcp) ? measurePage(browser, target) : metrics;
}

/** Counts only tasks after the first paint: before it there was nothing to interact with. */
function blockingTime(tasks: { start: number; end: number }[], painted: number): number {
  const blocked = tasks.map(({ start, end }) => Math.max(0, end - Math.max(start, painted) - 50));
  return blocked.reduce((total, time) => total + time, 0);
}

// Runs in the page.
function hasPreloaded(): boolean {
  return performance.getEntriesByName("menu-files-loaded").length > 0;
}

// Runs in the page.
function observe(): void {
  window.paintTimes = [];
  window.longTasks = [];
  window.layoutShifts = [];
  // The product sets this mark when it starts to fetch files for the next pages.
  window.laterFiles = () => {
    const start = performance.getEntriesByName("menu-files")[0]?.startTime ?? Infinity;
    const resources = performance.getEntriesByType("resource");
    return resources.filter(({ startTime }) => startTime >= start).map(({ name }) => name);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.paintTimes.push(entry.startTime);
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.longTasks.push({ start: startTime, end: startTime + duration });
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.layoutShifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: "layout-shift", buffered: true });
}
