import { describe, expect, test } from "vitest";
import { isFromOwnOrigin } from "~/middleware/origin-check.server";

const ownOrigins = ["https://cash.example"];

describe("S6 origin check", () => {
  test.each([
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "same-origin", origin: "https://cash.example" }, true],
    [{ origin: "https://cash.example" }, true],
    [{ "sec-fetch-site": "none", origin: "https://cash.example" }, true],
    [{}, false],
    [{ "sec-fetch-site": "none" }, false],
    [{ "sec-fetch-site": "cross-site" }, false],
    [{ "sec-fetch-site": "same-site" }, false],
    [{ "sec-fetch-site": "cross-site", origin: "https://cash.example" }, false],
    [{ origin: "null" }, false],
    [{ origin: "" }, false],
    [{ origin: "https://evil.example" }, false],
    [{ origin: "https://sub.cash.example" }, false],
    [{ origin: "https://cash.example.evil.test" }, false],
    [{ origin: "https://cash.example:444" }, false],
    [{ origin: "http://cash.example" }, false],
    [{ referer: "https://cash.example/en/login" }, false],
  ])("%j → %s", (headers, expected) => {
    expect(isFromOwnOrigin(new Headers(headers), ownOrigins)).toBe(expected);
  });
});
