import type { Browser, CDPSession } from "@playwright/test";
import { onSlowPhone } from "./slow-phone.ts";
import { median } from "./statistics.ts";
import type { Row } from "./table.ts";
import type { Target } from "./throughput.ts";

/** The cost of a navigation, from the click on a link until the next page's heading is painted. */
export interface NavigationCost {
  /** Milliseconds in total. */
  duration: number;
  /** Milliseconds that the main thread takes with the slowed-down processor. */
  script: number;
  style: number;
  layout: number;
  /** The number of requests in the longest chain in which each began after the previous one had ended. */
  roundTrips: number;
}

interface Click {
  /** A CSS selector. */
  link: string;
  /** The text of the next page's `h1`. */
  heading: string;
  /** Whether the pointer first hovers over the link until the prefetch is done. */
  isPrefetched?: boolean;
}

/** Milliseconds after which a page is read: its scripts have run, and its idle work is done. */
const readingTime = 3000;

/** Measures a navigation between two pages in the browser, on a slow phone. */
export async function measureNavigation(
  browser: Browser,
  target: Target,
  { link, heading, isPrefetched = false }: Click,
): Promise<NavigationCost> {
  return onSlowPhone(browser, target, async (page) => {
    await page.goto(target.url, { waitUntil: "networkidle" });
    await page.waitForTimeout(readingTime);
    if (isPrefetched) {
      const hovered = page.locator(link).first();
      // The menu collapses groups without the current page.
      await hovered.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
      await hovered.hover();
      await page.waitForTimeout(readingTime);
    }
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const before = await mainThreadTimes(session);
    const { duration, requests } = await page.evaluate(clickAndWait, { link, heading });
    const after = await mainThreadTimes(session);
    return {
      duration,
      script: after.script - before.script,
      style: after.style - before.style,
      layout: after.layout - before.layout,
      roundTrips: longestChain(requests),
    };
  });
}

/** Returns a row for each part of a navigation's cost. */
export function navigationRows(subject: string, bare: NavigationCost[], product: NavigationCost[]): Row[] {
  const parts = [
    ["duration", subject, "ms"],
    ["script", `${subject}: script`, "ms"],
    ["style", `${subject}: style`, "ms"],
    ["layout", `${subject}: layout`, "ms"],
    ["roundTrips", `${subject}: round trips`, ""],
  ] as const;
  return parts.map(([key, name, unit]) => ({
    subject: name,
    unit,
    floor: median(bare.map((cost) => cost[key])),
    product: median(product.map((cost) => cost[key])),
    better: "lower",
  }));
}

/** Returns the milliseconds that the page's main thread has spent so far. */
async function mainThreadTimes(session: CDPSession) {
  const { metrics } = await session.send("Performance.getMetrics");
  const metricOf = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return {
    script: metricOf("ScriptDuration"),
    style: metricOf("RecalcStyleDuration"),
    layout: metricOf("LayoutDuration"),
  };
}

interface Span {
  start: number;
  end: number;
}

function longestChain(requests: Span[]): number {
  const lengths = new Map<Span, number>();
  for (const request of requests.toSorted((a, b) => a.start - b.start)) {
    const before = [...lengths].filter(([{ end }]) => end <= request.start).map(([, length]) => length);
    lengths.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...lengths.values());
}

// Runs in the page.
function clickAndWait({ link, heading }: Click): Promise<{ duration: number; requests: Span[] }> {
  const anchor = document.querySelector<HTMLAnchorElement>(link);
  if (!anchor) throw new Error(`no ${link} on ${location.href}`);
  performance.clearResourceTimings();
  return new Promise((resolve) => {
    const startedAt = performance.now();
    new MutationObserver((_, observer) => {
      if (document.querySelector("h1")?.textContent?.trim() !== heading) return;
      observer.disconnect();
      // Waits two frames: the change is painted in the first. A named function would be wrapped by the bench's
      // compiler with a helper that the page doesn't have.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const requests = performance
            .getEntriesByType("resource")
            .map((entry) => ({ start: entry.startTime, end: entry.startTime + entry.duration }));
          resolve({ duration: performance.now() - startedAt, requests });
        }),
      );
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    anchor.click();
  });
}
