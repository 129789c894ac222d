import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    fetches: { path: string; at: number; isAnswered: boolean }[];
  }
}

/** Writes down what the page's scripts fetch, and when by the page's own clock; from the next page on. */
export async function noteFetches(page: Page) {
  await page.addInitScript(wrapFetch);
  const notes = (path: string) =>
    page.evaluate((wanted) => window.fetches.filter((one) => one.path === wanted), path);
  return {
    /** Milliseconds since 1970 of each of a path. */
    times: async (path: string) => (await notes(path)).map(({ at }) => at),
    /** Resolves once each of a path is answered, well or not. */
    answered: (path: string) =>
      expect.poll(async () => (await notes(path)).every(({ isAnswered }) => isAnswered)).toBe(true),
  };
}

function wrapFetch(): void {
  const ask = window.fetch;
  window.fetches = [];
  window.fetch = async (input, init) => {
    const { pathname: path } = new URL(input instanceof Request ? input.url : input, location.href);
    const note = { path, at: Date.now(), isAnswered: false };
    window.fetches.push(note);
    try {
      return await ask(input, init);
    } finally {
      note.isAnswered = true;
    }
  };
}
