import type { Page } from "@playwright/test";

/**
 * Returns visible targets smaller than 24 × 24 px (WCAG 2.5.8). A link inside a sentence may be as high as its
 * line. The exception for targets with enough space around them isn't needed.
 * @param part the part of the page to check
 */
export function smallTargets(page: Page, part = "body"): Promise<string[]> {
  return page.locator(part).evaluate((root) => {
    const least = 24;
    const kinds =
      "a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [tabindex='0']";
    const visibleElements = [...root.querySelectorAll<HTMLElement>(kinds)].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    return visibleElements.flatMap((element) => {
      // A visually hidden field is pressed through its label.
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      // A link with a stretched pseudo-element is as large as its container.
      const { content, position } = getComputedStyle(element, "::after");
      const container = content !== "none" && position === "absolute" ? element.offsetParent : undefined;
      const targets = [element, label, container].filter((target) => target instanceof Element);
      const boxes = targets.map((target) => target.getBoundingClientRect());
      const isClipped = boxes.every(({ width, height }) => width <= 1 || height <= 1);
      const isLarge = boxes.some(({ width, height }) => Math.min(width, height) >= least - 0.5);
      const isInSentence =
        getComputedStyle(element).display === "inline" &&
        element.parentElement?.textContent.trim() !== element.textContent.trim();
      if (isClipped || isLarge || isInSentence) return [];
      const { width, height } = element.getBoundingClientRect();
      return [`${element.outerHTML.slice(0, 90)}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
}

/**
 * Moves the focus through a page with Tab and returns focused elements that were outside the window or covered
 * (WCAG 2.4.11).
 * @returns the number of stops, and the hidden ones
 */
export async function hiddenTabStops(page: Page): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stops = 0; ; stops++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(focusedControl);
    if (!found || stops > 400) return { stops, hidden };
    if (found.problem) hidden.push(`${found.problem}: ${found.name}`);
  }
}

/** Inspects the focused element. Undefined once the focus has left the page or wrapped around. */
async function focusedControl(): Promise<{ name: string; problem?: string } | undefined> {
  const element = document.activeElement as (HTMLElement & { seen?: boolean }) | null;
  if (!element || element === document.body || element.seen) return undefined;
  element.seen = true;
  // The sidebar and the skip link move in with a transition. Their final position counts.
  const inTime = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
  await Promise.allSettled(inTime.map((animation) => animation.finished));
  const name = element.outerHTML.slice(0, 120);
  const target = element instanceof HTMLInputElement && element.labels?.[0] ? element.labels[0] : element;
  function load(): { name: string; problem?: string } {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const [start, end] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (end - start < 1 || below - above < 1) return { name, problem: "out of the window" };
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(start + x * (end - start), above + y * (below - above));
      return hit !== null && (target.contains(hit) || hit.contains(target));
    });
    return isSeen ? { name } : { name, problem: "covered" };
  }
  // A new chart is on top of its server-rendered drawing and takes over the focus some frames later.
  for (let frames = 0; frames < 2 || (frames < 120 && load().problem === "covered"); frames++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (document.activeElement !== element) return focusedControl();
  }
  return load();
}
