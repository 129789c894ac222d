import { expect, test } from "vitest";
import { ignoreAbortErrors } from "~/page/ignore-abort-errors";

function reject(reason: unknown): Event {
  const page = new EventTarget();
  ignoreAbortErrors(page);
  const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
  page.dispatchEvent(event);
  return event;
}

test("an aborted request isn't a page error", () => {
  const controller = new AbortController();
  controller.abort();
  expect(reject(controller.signal.reason).defaultPrevented).toBe(true);
});

test.each([
  new Error("AbortError"),
  new TypeError("Failed to fetch"),
  new DOMException("", "TimeoutError"),
  undefined,
])("%s remains an error", (reason) => {
  expect(reject(reason).defaultPrevented).toBe(false);
});
