import { expect, test } from "vitest";
import { loadPart } from "~/provider-client/load-part.server";
import { type PagePart, statusOf } from "~/provider-client/page-part";
import { ProviderError } from "~/provider-client/provider-error";

const there: PagePart<number> = { state: "loaded", data: 1 };
const failedPart = (status: number): PagePart<number> => ({
  state: "failed",
  message: "No.",
  status,
  requestId: "r-1",
});

test("a failed part shows its error, and the page renders", async () => {
  const error = new ProviderError({ status: 504, kind: "timeout", message: "Too slow.", requestId: "r-2" });
  expect(await loadPart(Promise.reject(error))).toEqual({
    state: "failed",
    message: "Too slow.",
    status: 504,
    requestId: "r-2",
  });
  expect(await loadPart(Promise.resolve(1))).toEqual(there);
});

test("rethrows the end of a session and programming errors", async () => {
  const over = new ProviderError({ status: 401, kind: "signed-out", message: "Authentication failed" });
  await expect(loadPart(Promise.reject(over))).rejects.toBe(over);
  await expect(loadPart(Promise.reject(new TypeError("ours")))).rejects.toThrow("ours");
});

test("a page has the first failure's status only when all parts fail", () => {
  expect(statusOf([there, failedPart(503)])).toBe(200);
  expect(statusOf([failedPart(503), failedPart(500)])).toBe(503);
  expect(statusOf([])).toBe(200);
});
