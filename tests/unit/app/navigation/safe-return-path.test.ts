import { describe, expect, it } from "vitest";
import { safeReturnPath } from "~/navigation/safe-return-path";
import { redirectPayloads } from "../../../support/pages/redirect-payloads";
import { printCoverage } from "../../../support/programs/repetitions";

const origin = "https://cashlane.test";
/** Returns the URL to which a path would lead a browser on our origin. */
function destination(path: string): URL {
  return new URL(path, `${origin}/en/login`);
}

describe("S8 open redirect", () => {
  const all = redirectPayloads();

  it(`S8: ${all.length} payloads never leave the origin`, () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    for (const payload of all) {
      const path = safeReturnPath(payload, "/en/dashboards/crm");
      expect(destination(path).origin, JSON.stringify(payload)).toBe(origin);
      expect(path, JSON.stringify(payload)).toMatch(/^\/(?![/\\])/);
      // Some proxies decode the URL a second time. The result must still be a path.
      expect(decodeURIComponent(destination(path).pathname), JSON.stringify(payload)).not.toMatch(
        /^\/[/\\]|\p{Cc}/u,
      );
    }
    printCoverage(`S8: ${all.length} payloads, none leaves the origin`);
  });

  it("S8: payloads that look like another host are never accepted as a path", () => {
    const outside = all.filter(
      (payload) => URL.canParse(payload, origin) && destination(payload).origin !== origin,
    );
    expect(outside.length).toBeGreaterThan(100);
    for (const payload of outside)
      expect(safeReturnPath(payload, "/home"), JSON.stringify(payload)).toBe("/home");
  });

  it.each([
    "/en/apps/wallet/my-balance",
    "/fr/apps/notifications?view_id=a%20b&x=1#top",
    "/ar",
    "/en/x?next=//evil.test",
  ])("S8: accepts the own path %s", (path) => {
    expect(safeReturnPath(path, "/home")).toBe(path);
  });

  it.each([null, undefined, 7, "", "en/x", "?x", "#x", `/${"a".repeat(3000)}`, "/%", "/%zz"])(
    "S8: falls back for the invalid path %j",
    (value) => {
      expect(safeReturnPath(value, "/home")).toBe("/home");
    },
  );
});
