import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    fetches: { path: string; at: number; isSettled: boolean }[];
  }
}

/** Records the fetches of page scripts with their time on the page's clock, from the next page on. */
export async function recordFetches(page: Page) {
  await page.addInitScript(wrapFetch);
  const fetchesOf = (path: string) =>
    page.evaluate((requestedPath) => window.fetches.filter((one) => one.path === requestedPath), path);
  return {
    /** Milliseconds since 1970 of each fetch of a path. */
    times: async (path: string) => (await fetchesOf(path)).map(({ at }) => at),
    /** Resolves once every fetch of a path has completed or failed. */
    waitUntilSettled: (path: string) =>
      expect.poll(async () => (await fetchesOf(path)).every(({ isSettled }) => isSettled)).toBe(true),
  };
}

function wrapFetch(): void {
  const originalFetch = window.fetch;
  window.fetches = [];
  window.fetch = async (input, init) => {
    const { pathname: path } = new URL(input instanceof Request ? input.url : input, location.href);
    const note = { path, at: Date.now(), isSettled: false };
    window.fetches.push(note);
    try {
      return await originalFetch(input, init);
    } finally {
      note.isSettled = true;
    }
  };
}
