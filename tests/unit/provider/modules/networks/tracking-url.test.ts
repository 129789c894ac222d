import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { trackingUrl } from "#provider/modules/networks/tracking-url.ts";

const click = "6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10";
const site = "https://store.test/";

describe("the address of a click", () => {
  test("inserts click and store, encoded", () => {
    const template = "https://network.test/go?sub={click}&to={site}&again={click}";
    const url = trackingUrl(template, { click, site: "https://store.test/a b?x=1&y=é#z" });
    expect(url).toBe(
      `https://network.test/go?sub=${click}&to=https%3A%2F%2Fstore.test%2Fa%2520b%3Fx%3D1%26y%3D%25C3%25A9%23z&again=${click}`,
    );
  });

  test.each([
    ["javascript:alert({click})", site],
    ["data:text/html,{click}", site],
    ["//network.test/{click}", site],
    ["/go?sub={click}", site],
    ["ftp://network.test/{click}", site],
    ["https://user:secret@network.test/{click}", site],
    ["https://network.test/go?to={site}", site],
    ["{site}?sub={click}", site],
    ["", site],
    ["https://network.test/{click}?to={site}", null],
    ["https://network.test/{click}?to={site}", ""],
    ["https://network.test/{click}?to={site}", "javascript:alert(1)"],
    ["https://network.test/{click}?to={site}", "store.test"],
  ])("%s with the store's page %s gives no link", (template, page) => {
    expect(trackingUrl(template, { click, site: page })).toBeUndefined();
  });

  test("a network that needs no page gets none", () => {
    expect(trackingUrl("https://network.test/m/7?s={click}", { click, site: null })).toBe(
      `https://network.test/m/7?s=${click}`,
    );
  });

  test("any click and page are read back unchanged at the template's own place", () => {
    const page = fc.webUrl({ withQueryParameters: true, withFragments: true });
    // Characters that would break a template filled in by simple replacement: separators, patterns of
    // `replace`, placeholders.
    const tricky = fc.string({
      unit: fc.constantFrom(
        "&",
        "=",
        "#",
        "?",
        "%",
        "$&",
        "$1",
        "{site}",
        "{click}",
        "/",
        "..",
        "é",
        "\n",
        "a",
      ),
    });
    fc.assert(
      fc.property(fc.oneof(fc.uuid(), tricky), page, tricky, (id, address, tail) => {
        const whole = `${address}${address.includes("#") ? "" : "#"}${tail}`;
        const url = new URL(
          trackingUrl("https://network.test/go?sub={click}&to={site}&end=1", { click: id, site: whole }) ??
            "",
        );
        expect(url).toMatchObject({ origin: "https://network.test", pathname: "/go", hash: "" });
        expect([...url.searchParams]).toEqual([
          ["sub", id],
          ["to", new URL(whole).href],
          ["end", "1"],
        ]);
      }),
      { numRuns: 10_000 },
    );
  });

  test("any template gives only web addresses", () => {
    const scheme = fc.constantFrom("https://", "http://", "javascript:", "data:", "//", "", "blob:https://");
    const rest = fc.string({
      unit: fc.constantFrom("n.test", "/", "?", "{click}", "{site}", "@", ":", "\\", "a"),
    });
    fc.assert(
      fc.property(scheme, rest, fc.webUrl(), (start, end, page) => {
        const url = trackingUrl(start + end, { click, site: page });
        if (url !== undefined) expect(new URL(url).protocol).toMatch(/^https?:$/);
        if (url !== undefined) expect(url).toContain(click);
      }),
      { numRuns: 10_000 },
    );
  });
});
