import type { Page } from "@playwright/test";

/**
 * Everything to press that is on show and smaller than 24 × 24 px (WCAG 2.5.8). A link inside a
 * sentence may be as high as its line; one whose 24 px circle meets no other target may be smaller too,
 * but none of ours has to.
 * @param part the part of the page to look into
 */
export function smallTargets(page: Page, part = "body"): Promise<string[]> {
  return page.locator(part).evaluate((root) => {
    const least = 24;
    const kinds =
      "a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [tabindex='0']";
    const shown = [...root.querySelectorAll<HTMLElement>(kinds)].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    return shown.flatMap((element) => {
      // A field that is drawn by its label is pressed there.
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      // A link that stretches over what it stands in is pressed all over it.
      const { content, position } = getComputedStyle(element, "::after");
      const ground = content !== "none" && position === "absolute" ? element.offsetParent : undefined;
      const targets = [element, label, ground].filter((target) => target instanceof Element);
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
 * Tabs through a page and tells what had the focus out of the window, or under something else
 * (WCAG 2.4.11).
 * @returns how many stops there were, and those one could not see
 */
export async function hiddenStops(page: Page): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stops = 0; ; stops++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(whatIsFocused);
    if (!found || stops > 400) return { stops, hidden };
    if (found.problem) hidden.push(`${found.problem}: ${found.name}`);
  }
}

/** Looks at the element with the focus; nothing once the focus has left the page or begun anew. */
async function whatIsFocused(): Promise<{ name: string; problem?: string } | undefined> {
  const element = document.activeElement as (HTMLElement & { seen?: boolean }) | null;
  if (!element || element === document.body || element.seen) return undefined;
  element.seen = true;
  // The sidebar and the skip link come in with a transition: where they end is what counts.
  const inTime = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
  await Promise.allSettled(inTime.map((animation) => animation.finished));
  const name = element.outerHTML.slice(0, 120);
  const target = element instanceof HTMLInputElement && element.labels?.[0] ? element.labels[0] : element;
  function look(): { name: string; problem?: string } {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const [start, end] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (end - start < 1 || below - above < 1) return { name, problem: "out of the window" };
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
    const isSeen = points.some(([x, y]) => {
      const taking = document.elementFromPoint(start + x * (end - start), above + y * (below - above));
      return taking !== null && (target.contains(taking) || taking.contains(target));
    });
    return isSeen ? { name } : { name, problem: "covered" };
  }
  // A chart that has just come lies on its drawing, and takes the focus over from it some frames later.
  for (let frames = 0; frames < 2 || (frames < 120 && look().problem === "covered"); frames++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (document.activeElement !== element) return whatIsFocused();
  }
  return look();
}
