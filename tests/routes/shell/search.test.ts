import type { ServerResponse } from "node:http";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "../../support/pages/browser";
import { readPage, memberWorld, startMemberWorld } from "../../support/money/member-world";
import { addShop } from "../../support/money/shops";

const extension = "https://extensions.example/cashlane";
const world = memberWorld({ EXTENSION_URL: extension });
let member: Browser;
let admin: Browser;
beforeAll(async () => {
  const rate = { kind: "percent", minimum: 400, maximum: 400 } as const;
  for (const [slug, name] of [
    ["acme", "Acmé & Sons"],
    ["zenith", "Zenith"],
  ] as const)
    await addShop(world.provider.app.database, { slug, name, rate, coupons: 3 });
  member = (await world.signIn(await world.provider.signUp())).browser;
  admin = (await world.signIn(await world.provider.signUp({ role: "admin" }))).browser;
});
beforeEach(() => world.front.broken.clear());

const respondUnavailable = (_: unknown, response: ServerResponse) =>
  void response.writeHead(503, { "content-type": "application/json" }).end("{}");

async function search(query: string, language = "en", as?: Browser): Promise<string> {
  const path = `/${language}/search?q=${encodeURIComponent(query)}`;
  const response = await (as ?? world.dashboard).request(path);
  expect(response.status).toBe(200);
  return (await readPage(response)).replaceAll(/<\/?(?:mark|bdi)[^>]*>/g, "");
}

describe("search page", () => {
  test.each([
    ["en", "Trending Stores", "4% cash back · 3 coupons", "8,000,000+", "Add to browser"],
    ["ar", "المتاجر الرائجة", "استرداد نقدي", "8,000,000", "أضفها إلى المتصفح"],
  ])("in %s, without a query: shows trending stores and the extension", async (language, ...texts) => {
    const html = await search("", language);
    for (const text of [...texts, `href="/${language}/stores/zenith"`]) expect(html).toContain(text);
    expect(html).toMatch(new RegExp(`href="${extension}" target="_blank"`));
  });

  test("without a store page the promotion explains how to install the extension", async () => {
    const bare = await startMemberWorld();
    try {
      const html = await readPage(bare.dashboard.request("/en/search"));
      expect(html).toContain('href="/en/extension" target="_blank"');
    } finally {
      await bare.close();
    }
  });

  test("trims and lower-cases, finds stores ignoring accents, and marks matches", async () => {
    const response = await world.dashboard.request("/en/search?q=%20%20aCmE%20");
    const html = await readPage(response);
    expect(html).toMatch(/href="\/en\/stores\/acme"[\s\S]*<mark[^>]*>Acmé<\/mark> &amp; Sons/);
    expect(html).not.toContain("Zenith");
  });

  test("shows each viewer only the pages they may open", async () => {
    const [asVisitor, asMember, asAdmin] = await Promise.all([
      search("withdraw"),
      search("withdraw", "en", member),
      search("withdraw", "en", admin),
    ]);
    expect(asVisitor).toContain("No result for &quot;withdraw&quot;");
    expect(asMember).toContain('href="/en/apps/my-cash-back/withdraw"');
    expect(asMember).toContain("Withdraw cash back");
    expect(asMember).not.toContain("withdraw-management");
    expect(asAdmin).toContain('href="/en/apps/admin/withdraw-management"');
  });

  test("finds records for staff alone", async () => {
    const name = "Ottilie Quint";
    const { userId } = await world.provider.signUp({ name });
    const link = `href="/en/apps/details/users?view=${userId}"`;
    expect(await search("ottilie q", "en", admin)).toContain(link);
    expect(await search("ottilie q", "en", member)).not.toContain(userId);
    const response = await admin.request(`/search/records?key=member:${userId}&lang=fr`);
    expect(await response.json()).toMatchObject({ groups: [{ title: "Membres", items: [{ name }] }] });
    expect((await member.request("/search/records?q=ottilie")).status).toBe(403);
  });

  test("in Arabic ignores diacritics and tatweel", async () => {
    expect(await search("رَصـــيدي", "ar", member)).toContain('href="/ar/apps/wallet/my-balance"');
    expect(await search("رصيدي", "ar")).not.toContain("my-balance");
  });

  test("without a match repeats the query and suggests three pages", async () => {
    const html = await search("<b>Xyzzy");
    for (const text of [
      "No result for &quot;&lt;b&gt;Xyzzy&quot;",
      "Try searching for",
      ...['href="/en/dashboards/analytics"', 'href="/en/pages/user-profile"', 'href="/en/dashboards/crm"'],
    ])
      expect(html).toContain(text);
  });

  test("an external entry opens in a new tab", async () => {
    expect(await search("tailwind")).toMatch(
      /href="https:\/\/tailwindcss\.com\/docs"[^>]*target="_blank"|target="_blank"[^>]*href="https:\/\/tailwindcss\.com\/docs"/,
    );
  });

  test("actions are forms: the appearance for all viewers, the notifications for members", async () => {
    expect(await search("dark appearance")).toMatch(/<form[^>]*action="\/theme"[\s\S]*value="dark"/);
    expect(await search("mark all", "en", member)).toMatch(
      /<form[^>]*action="\/en\/apps\/notifications"[\s\S]*value="read-all"/,
    );
    expect(await search("mark all")).not.toContain("read-all");
  });

  test("finds pages even if the stores don't load", async () => {
    world.front.broken.set("GET /v1/stores", respondUnavailable);
    const html = await search("fleet");
    for (const text of ['href="/en/apps/logistics/fleet"', ">Retry<"]) expect(html).toContain(text);
  });

  test.each(["/search?q=a", "/search"])("%s leads to the visitor's language", async (path) => {
    const response = await world.dashboard.request(path);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toEqual(`/en${path}`);
  });

  test.each(["%00", "%ED%A0%BD", "x".repeat(5000), "%25%5C%27"])(
    "treats q=%s as text only",
    async (query) => {
      expect((await world.dashboard.request(`/en/search?q=${query}`)).status).toBe(200);
    },
  );
});

describe("the dialog's stores", () => {
  test("come in the language of the page, with the extension", async () => {
    const response = await world.dashboard.request("/search/stores?q=zen&lang=fr");
    expect(await response.json()).toMatchObject({
      stores: [{ name: "Zenith", href: "/fr/stores/zenith" }],
      extension,
    });
  });

  test("a failed load is an error, distinct from an empty answer", async () => {
    world.front.broken.set("GET /v1/stores/trending", respondUnavailable);
    const response = await world.dashboard.request("/search/stores");
    expect(response.ok).toBe(false);
    expect(await response.json()).toEqual({ stores: [], extension });
  });
});
