import type { BrowserContext, Page } from "@playwright/test";

/**
 * Has `goto` and `reload` of every page a context opens end when scripts have taken the page over, as people's
 * hands are slower than that and tests' are not: a key pressed before it is lost. Who wants the page
 * as it is before then says `waitUntil: "commit"`.
 */
export function awaitScripts(context: BrowserContext): void {
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (address, options) => {
      const response = await goto(address, options);
      if (options?.waitUntil !== "commit") await takenOver(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (options?.waitUntil !== "commit") await takenOver(page);
      return response;
    };
    return page;
  };
}

/**
 * Ends when React has made the page its own and its effects have run; at once where no scripts are. Parts whose code
 * comes late are taken over after the frame around them: a press on their buttons is lost before that.
 */
export async function takenOver(page: Page, what: "frame" | "whole" = "whole"): Promise<void> {
  await page.evaluate(async (what) => {
    interface Fiber {
      memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    // React does not report when it is done; this is where it keeps what is still the server's.
    function frame(): Fiber | undefined {
      const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
      const root = key && Reflect.get(document, key);
      return (root as { stateNode: { current: Fiber } } | undefined)?.stateNode.current;
    }
    function isWhole(first: Fiber): boolean {
      for (let fiber: Fiber | null = first; fiber; fiber = fiber.sibling) {
        if (fiber.memoizedState?.dehydrated) return false;
        if (fiber.child && !isWhole(fiber.child)) return false;
      }
      return true;
    }
    function isTakenOver(): boolean {
      const root = frame();
      return root?.memoizedState?.isDehydrated === false && (what === "frame" || isWhole(root));
    }
    if (!document.querySelector("script[type=module]")) return;
    const deadline = performance.now() + 15_000;
    while (!isTakenOver()) {
      if (performance.now() > deadline) throw new Error(`No scripts have taken over ${location.href}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    // What is scheduled then comes before an idle moment.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 250 }));
  }, what);
}

/** Keeps scripts, all or those of a glob, from a page until the returned function is called, which ends when they have taken over. */
export async function holdScripts(page: Page, files = "**/assets/*.js"): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    letThrough();
    await takenOver(page);
  };
}
