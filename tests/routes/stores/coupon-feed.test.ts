import { XmlDocument } from "libxml2-wasm";
import { beforeAll, expect, test } from "vitest";
import { createCoupon } from "#contract/coupons/admin-coupons.ts";
import { maxNewCoupons } from "#contract/coupons/coupons.ts";
import { memberWorld } from "../../support/money/member-world";
import { addShop } from "../../support/money/shops";

const origin = "https://cash.example";
const world = memberWorld({ PUBLIC_ORIGIN: origin });
beforeAll(async () => {
  const { provider } = world;
  await addShop(provider.app.database, { slug: "acme", name: "Acme & <Sons>", category: "fashion" });
  const as = await provider.signUp({ role: "admin" });
  for (let number = 1; number <= maxNewCoupons + 2; number++) {
    const body = {
      store: "acme",
      code: `CODE${number}`,
      link: null,
      title: { en: `${number} % off ]]> "now"` },
      terms: { en: "" },
      worthKind: "none" as const,
      worth: 0,
      startsAt: null,
      endsAt: null,
    };
    await provider.call(createCoupon, { as, body });
  }
});

const request = (path: string, headers: Record<string, string> = {}) =>
  world.dashboard.request(path, { headers });
const namespaces = { atom: "http://www.w3.org/2005/Atom" };
/** Parses a feed and returns the texts at a path. Throws if the feed isn't well-formed. */
async function textsAt(path: string, query: string): Promise<string[]> {
  const feed = XmlDocument.fromString(await (await request(path)).text());
  const texts = feed.find(query, namespaces).map((node) => node.content);
  feed.dispose();
  return texts;
}

test.each(["en", "fr", "ar"])("the feed in %s has an id, a title and a date", async (language) => {
  const path = `/${language}/coupons.atom`;
  expect(await textsAt(path, "/atom:feed/atom:id")).toEqual([origin + path]);
  expect(await textsAt(path, "/atom:feed/atom:title")).toHaveLength(1);
  const [updated = ""] = await textsAt(path, "/atom:feed/atom:updated");
  expect(new Date(updated).toISOString()).toBe(updated);
});

test("the feed is Atom, for caches to share", async () => {
  const { headers } = await request("/en/coupons.atom");
  expect(headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  expect(headers.get("cache-control")).toContain("s-maxage=900, stale-while-revalidate=3600");
});

test("a shared response sets no cookie", async () => {
  for (const path of ["/fr/coupons.atom", "/fr/app.webmanifest"])
    expect((await request(path)).headers.getSetCookie(), path).toEqual([]);
});

test("the feed contains a limited number of coupons", async () => {
  expect(await textsAt("/en/coupons.atom", "//atom:entry/atom:id")).toHaveLength(maxNewCoupons);
});

test("an entry shows names and titles as they were written", async () => {
  const [title] = await textsAt("/en/coupons.atom", "//atom:entry/atom:title");
  expect(title).toMatch(/^Acme & <Sons>: \d+ % off ]]> "now"$/);
});

test("an entry links to the store's page in the feed's language", async () => {
  const [address] = await textsAt("/fr/coupons.atom", "//atom:entry/atom:link/@href");
  expect(address).toBe(`${origin}/fr/stores/acme`);
});

test("a reader that has the feed gets 304", async () => {
  const etag = (await request("/en/coupons.atom")).headers.get("etag") ?? "";
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`])
    expect((await request("/en/coupons.atom", { "if-none-match": known })).status, known).toBe(304);
});

test("a reader with another version gets the feed", async () => {
  expect((await request("/en/coupons.atom", { "if-none-match": '"other"' })).status).toBe(200);
});

test.each(["/en/stores", "/en/stores/acme"])("%s links to the feed in head and content", async (path) => {
  const html = await (await request(path)).text();
  expect(html).toContain('<link rel="alternate" type="application/atom+xml" href="/en/coupons.atom"/>');
  expect(html).toContain('<a href="/en/coupons.atom"');
});

test("answers Retry-After while the provider doesn't answer", async () => {
  world.front.broken.set("GET /v1/new-coupons", (_, response) => void response.writeHead(503).end());
  const response = await request("/en/coupons.atom");
  world.front.broken.clear();
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("60");
});
