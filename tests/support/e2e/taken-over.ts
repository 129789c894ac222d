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

/** Ends when React has made the page its own and its effects have run; at once where no scripts are. */
export async function takenOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    interface Root {
      stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } };
    }
    function isTakenOver(): boolean {
      // React does not report when it is done; this is where it keeps whether the document is still the server's.
      const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
      const root = key && (document as unknown as Record<string, Root | undefined>)[key];
      return root ? root.stateNode.current.memoizedState?.isDehydrated === false : false;
    }
    if (!document.querySelector("script[type=module]")) return;
    const deadline = performance.now() + 15_000;
    while (!isTakenOver()) {
      if (performance.now() > deadline) throw new Error(`No scripts have taken over ${location.href}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    // What is scheduled then comes before an idle moment.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 250 }));
  });
}

/** Keeps scripts away from a page until the returned function is called, which ends when they have taken over. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    letThrough();
    await takenOver(page);
  };
}
