import { beforeAll, describe, expect, test } from "vitest";
import { memberWorld } from "../../support/money/member-world";
import { Browser } from "../../support/pages/browser";
import { addShop } from "../../support/money/shops";

const world = memberWorld();
let member: Browser;
beforeAll(async () => {
  await addShop(world.provider.app.database, { slug: "acme", name: "Acme" });
  member = (await world.signIn(await world.provider.signUp())).browser;
});

const files = [
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/en-pages.xml",
  "/en/coupons.atom",
  "/ar/app.webmanifest",
];
const pages = ["/front-pages/landing-page", "/en/stores", "/fr/stores/acme", "/front-pages/help-center"];

describe.each(files)("%s", (path) => {
  const fetchFile = (headers: Record<string, string> = {}) => world.dashboard.request(path, { headers });

  test("may be stored by shared caches", async () => {
    const { status, headers } = await fetchFile();
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toMatch(
      /^public, max-age=\d+, s-maxage=\d+, stale-while-revalidate=3600$/,
    );
  });

  test("contains no data of the requester", async () => {
    const response = await fetchFile();
    expect(response.headers.getSetCookie()).toEqual([]);
    const text = await response.text();
    expect(text).not.toMatch(/nonce|name="key"/);
    expect(await (await fetchFile({ "accept-language": "ar" })).text()).toBe(text);
    expect(await (await member.request(path)).text()).toBe(text);
  });

  test("isn't stored from a member's request", async () => {
    expect((await member.request(path)).headers.get("cache-control")).toBe("no-store");
  });

  test("is answered with 304 to a cache that has it", async () => {
    const etag = (await fetchFile()).headers.get("etag")!;
    const secondResponse = await fetchFile({ "if-none-match": `W/${etag.replace(/^W\//, "")}` });
    expect(secondResponse.status).toBe(304);
    expect(await secondResponse.text()).toBe("");
  });
});

// Every document contains a nonce, and pages with forms also contain a key: docs/decisions/0076.
test.each(pages)("%s may not be stored by shared caches", async (path) => {
  const visitor = await world.dashboard.request(path);
  expect(visitor.headers.get("cache-control")).toBe("private, no-cache");
  expect((await member.request(path)).headers.get("cache-control")).toBe("no-store");
});
