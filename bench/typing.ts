import type { Browser } from "@playwright/test";
import { onSlowPhone } from "./slow-phone.ts";
import type { Target } from "./throughput.ts";

// One query each with few matches, many matches, no match, and accents to fold.
const queries = ["withdraw", "e", "zzzz", "\u00e9l\u00e8ve"];

/**
 * Types into the search dialog, which searches the whole index on every key.
 * @returns milliseconds of script per key, until its change is in the document
 */
export function measureTyping(browser: Browser, target: Target): Promise<number[]> {
  return onSlowPhone(browser, target, async (page) => {
    await page.goto(target.url, { waitUntil: "networkidle" });
    await page.keyboard.press("Control+k");
    const field = page.getByRole("dialog").getByRole("combobox");
    await field.waitFor();
    return field.evaluate(typeQueries, queries);
  });
}

// Runs in the page.
async function typeQueries(field: Element, queries: string[]): Promise<number[]> {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
  const times: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      const startedAt = performance.now();
      set!.call(field, query.slice(0, length));
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      // React applies an input event's changes in the microtask that follows it.
      await Promise.resolve();
      times.push(performance.now() - startedAt);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }
  return times;
}
