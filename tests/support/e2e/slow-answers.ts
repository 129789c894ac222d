import type { Page } from "@playwright/test";

declare global {
  interface Window {
    letAnswersEnd?: () => void;
  }
}

/**
 * Keeps what scripts fetch of a page's data unfinished, as on a slow line: of the answer to a form the
 * content is there but not the end, of the others nothing. From the next page on.
 * @returns lets all of them end, now and later
 */
export async function slowAnswers(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(holdAnswers);
  return () => page.evaluate(() => window.letAnswersEnd?.());
}

function holdAnswers(): void {
  const released = new Promise<void>((resolve) => (window.letAnswersEnd = resolve));
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await ask(input, init);
    if (!new URL(answer.url).pathname.endsWith(".data")) return answer;
    const signal = init?.signal;
    const given = new Promise<never>((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
    const ending = Promise.race([released, given]);
    if (init?.method !== "POST") return ending.then(() => answer);
    const content = await answer.arrayBuffer();
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(content));
        await ending.then(
          () => controller.close(),
          (reason) => controller.error(reason),
        );
      },
    });
    return new Response(body, answer);
  };
}
