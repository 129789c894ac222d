import type { Page } from "@playwright/test";

declare global {
  interface Window {
    finishResponses?: () => void;
  }
}

/**
 * Holds back the responses to scripts' data requests, as a slow connection does, starting with the next page.
 * The response to a form is sent except for its last bytes; other responses aren't sent at all.
 * @returns a function that completes the responses, and lets later ones through
 */
export async function holdResponses(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(delayResponses);
  return () => page.evaluate(() => window.finishResponses?.());
}

function delayResponses(): void {
  const released = new Promise<void>((resolve) => (window.finishResponses = resolve));
  const originalFetch = window.fetch;
  window.fetch = async (input, init) => {
    const response = await originalFetch(input, init);
    if (!new URL(response.url).pathname.endsWith(".data")) return response;
    const signal = init?.signal;
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
    const ending = Promise.race([released, aborted]);
    if (init?.method !== "POST") return ending.then(() => response);
    const content = await response.arrayBuffer();
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(content));
        await ending.then(
          () => controller.close(),
          (reason) => controller.error(reason),
        );
      },
    });
    return new Response(body, response);
  };
}
