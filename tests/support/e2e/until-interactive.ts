import type { BrowserContext, Page } from "@playwright/test";

/**
 * Makes `goto` and `reload` wait until the page is interactive, because tests are faster than users and would
 * press keys too early. Pass `waitUntil: "commit"` to see the page before that.
 */
export function awaitScripts(context: BrowserContext): void {
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (address, options) => {
      const response = await goto(address, options);
      if (options?.waitUntil !== "commit") await untilInteractive(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (options?.waitUntil !== "commit") await untilInteractive(page);
      return response;
    };
    return page;
  };
}

/**
 * Waits until React has hydrated the page and run its effects; returns immediately without scripts. Lazily
 * loaded parts hydrate after the frame around them, and presses on their buttons are lost before that.
 */
export async function untilInteractive(page: Page, what: "frame" | "whole" = "whole"): Promise<void> {
  await page.evaluate(async (what) => {
    interface Fiber {
      memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    // Reads React's internal state, because React doesn't report the end of hydration.
    function frame(): Fiber | undefined {
      const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
      const root = key && Reflect.get(document, key);
      return (root as { stateNode: { current: Fiber } } | undefined)?.stateNode.current;
    }
    function isHydrated(first: Fiber): boolean {
      for (let fiber: Fiber | null = first; fiber; fiber = fiber.sibling) {
        if (fiber.memoizedState?.dehydrated) return false;
        if (fiber.child && !isHydrated(fiber.child)) return false;
      }
      return true;
    }
    function isTakenOver(): boolean {
      const root = frame();
      return root?.memoizedState?.isDehydrated === false && (what === "frame" || isHydrated(root));
    }
    if (!document.querySelector("script[type=module]")) return;
    const deadline = performance.now() + 60_000;
    while (!isTakenOver()) {
      if (performance.now() > deadline) throw new Error(`No scripts have taken over ${location.href}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    // Work that was scheduled by then runs before the next idle moment.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 250 }));
  }, what);
}

/**
 * Holds back a page's scripts, all or those of a glob, until the returned function is called. That function
 * resolves when the page is interactive.
 */
export async function holdScripts(page: Page, files = "**/assets/*.js"): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await untilInteractive(page);
  };
}
