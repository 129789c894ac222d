import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clickUrl, trackingUrl as urlOf } from "#provider/modules/networks/tracking-url.ts";

const click = "6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10";
const site = "https://store.test/";

function trackingUrl(template: string, destination: { click: string; site: string | null }) {
  return urlOf(template, { programme: null, publisher: null, ...destination });
}

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

  test("omits the page if the network needs none", () => {
    expect(trackingUrl("https://network.test/m/7?s={click}", { click, site: null })).toBe(
      `https://network.test/m/7?s=${click}`,
    );
  });

  test("any click and page can be parsed back from the template's placeholders", () => {
    const page = fc.webUrl({ withQueryParameters: true, withFragments: true });
    // Characters that would break a template filled in by simple replacement: separators, patterns of
    // `replace`, placeholders.
    const unusualText = fc.string({
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
      fc.property(fc.oneof(fc.uuid(), unusualText), page, unusualText, (id, address, tail) => {
        const siteUrl = `${address}${address.includes("#") ? "" : "#"}${tail}`;
        const url = new URL(
          trackingUrl("https://network.test/go?sub={click}&to={site}&end=1", { click: id, site: siteUrl }) ??
            "",
        );
        expect(url).toMatchObject({ origin: "https://network.test", pathname: "/go", hash: "" });
        expect([...url.searchParams]).toEqual([
          ["sub", id],
          ["to", new URL(siteUrl).href],
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

  test.each([
    ["?mid={programme}&to={site}&c={click}", `?mid=a%26b&to=https%3A%2F%2Fstore.test%2F&c=${click}`],
    ["{publisher}/{programme}?c={click}", `p%2F1/a%26b?c=${click}`],
  ])("encodes the programme and the publisher in %s", (rest, expected) => {
    const values = { click, site, programme: "a&b", publisher: "p/1" };
    expect(urlOf(`https://network.test/${rest}`, values)).toBe(`https://network.test/${expected}`);
  });

  test.each([
    ["url=https%3A%2F%2Fshop.test%2F%3Fto%3D{site}", ["url", "to"]],
    [
      "url=https%3A%2F%2Fr.test%2F%3Fnext%3Dhttps%253A%252F%252Fshop.test%252F%253Fto%253D{site}",
      ["url", "next", "to"],
    ],
    ["url=https://shop.test/?to={site}", ["url", "to"]],
  ])("a page within the addresses of %s survives decoding each of them", (query, parameters) => {
    const page = "https://store.test/?a=1&b=%20";
    const address = trackingUrl(`https://network.test/go?sub={click}&${query}`, { click, site: page });
    const found = parameters.reduce((outer, name) => new URL(outer).searchParams.get(name)!, address!);
    expect(found).toBe(page);
  });

  test.each([
    ["programme", "https://network.test/?m={programme}&c={click}"],
    ["publisher", "https://network.test/?a={publisher}&c={click}"],
  ])("gives no link without the %s it needs", (_, template) => {
    expect(trackingUrl(template, { click, site })).toBeUndefined();
  });

  test("appends the parameters to a programme's own link", () => {
    const values = { click, site, programme: "https://brand.network.test/c/1/2", publisher: null };
    expect(urlOf("{programme}?sub={click}&u={site}", values)).toBe(
      `https://brand.network.test/c/1/2?sub=${click}&u=https%3A%2F%2Fstore.test%2F`,
    );
  });

  test.each([
    "http://brand.test/",
    "https://a:b@brand.test/",
    "https://brand.test/?x",
    "brand.test",
    "https://brand.test",
  ])("refuses %s as a programme's own link", (programme) => {
    const values = { click, site, programme, publisher: null };
    expect(urlOf("{programme}?sub={click}", values)).toBeUndefined();
  });

  test.each([
    ["uuid", null, click],
    ["hex", null, "6c1f4b1e6a7e4d2c9e530f6f6d3a8f10"],
    ["hex", 20, "6c1f4b1e6a7e4d2c9e53"],
    ["uuid", 64, click],
  ] as const)(
    "writes a click in the format %s with at most %s characters",
    (clickFormat, clickLength, name) => {
      const network = {
        trackingUrl: "https://network.test/?c={click}",
        publisher: null,
        clickFormat,
        clickLength,
      };
      expect(clickUrl({ network, offer: { programme: null } }, { id: click, site })).toBe(
        `https://network.test/?c=${name}`,
      );
    },
  );
});
