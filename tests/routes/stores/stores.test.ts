import type { ServerResponse } from "node:http";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inputValue, normalizeSpaces, readPage, memberWorld } from "../../support/money/member-world";
import { addShop, type ShopValues } from "../../support/money/shops";

const rate = { kind: "percent", minimum: 150, maximum: 700 } as const;
const world = memberWorld();
beforeAll(async () => {
  const alphabetStores = Array.from({ length: 26 }, (_, index): ShopValues => {
    return { slug: `zoo-${index + 10}`, name: `Zoo ${index + 10}`, category: "fashion", rate };
  });
  const shops: ShopValues[] = [
    ...[{ slug: "acme", name: "Acme <b>&</b> Sons", logo: "/pictures/acme.svg", rate, coupons: 3 }],
    {
      slug: "cafe-ole",
      name: "Café Olé",
      category: "services",
      coupons: 1,
      rate: { kind: "flat", minimum: 500, maximum: 500 },
      logo: "https://elsewhere.test/logo.svg",
    },
    ...[{ slug: "quiet", name: "Quiet" }, ...alphabetStores],
  ];
  const longAgo = new Date("2020-01-01T00:00:00Z");
  for (const shop of shops) {
    const createdAt = shop.name?.startsWith("Zoo") ? new Date() : longAgo;
    await addShop(world.provider.app.database, { category: "fashion", createdAt, ...shop });
  }
});
beforeEach(() => world.front.broken.clear());

const respondUnavailable = (_: unknown, response: ServerResponse) =>
  void response.writeHead(503, { "content-type": "application/json" }).end("{}");

function page(path: string): Promise<string> {
  return readPage(world.dashboard.request(path));
}
/** Returns the text of the chip whose link has this query. */
function chipOf(html: string, query: string): string {
  const row = /<nav aria-label="(?:Category|Catégorie|الفئة)".*?<\/nav>/s.exec(html)?.[0] ?? "";
  const links = [...row.matchAll(/<a [^>]*href="[^"?]*\??([^"]*)".*?<\/a>/gs)];
  const link = links.find(([, own]) => own?.replaceAll("&amp;", "&") === query)?.[0] ?? "";
  return link
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
function storesIn(html: string): string[] {
  return [...html.matchAll(/href="\/\w\w\/stores\/([\w-]+)"/g)].map((match) => match[1] ?? "");
}

describe("the list of stores", () => {
  test.each([
    ["en", "Stores", "Up to 7%", "3 coupons", "$5", "1 coupon"],
    ["fr", "Boutiques", "Jusqu’à 7 %", "3 codes promo", "5 $", "1 code promo"],
    ["ar", "المتاجر", "حتى 7%", "3 كوبونات", "5 US$", "كوبون واحد"],
  ])(
    "in %s: shows tiles with rate and coupons, each linked to its page",
    async (language, title, ...texts) => {
      const html = normalizeSpaces(await page(`/${language}/stores`));
      expect(html).toContain(`<title>${title} · Cashlane</title>`);
      for (const text of [...texts, "Acme &lt;b&gt;&amp;&lt;/b&gt; Sons"]) expect(html).toContain(text);
      expect(html).toContain(`href="/${language}/stores/acme"`);
    },
  );

  test("Show more adds 24 stores at a time by plain links, with the count", async () => {
    const first = await page("/en/stores");
    const next = /<a[^>]*rel="next"[^>]*>/.exec(first)?.[0].match(/href="([^"]*)"/)?.[1];
    expect(next).toBe("/en/stores?size=48");
    expect(first).toContain("24 of 29");
    const second = await page("/en/stores?size=48");
    expect(storesIn(first)).toHaveLength(24);
    expect(new Set(storesIn(second)).size).toBe(29);
    expect(second).toContain("29 of 29");
    expect(second).not.toContain('rel="next"');
  });

  test("a search without results offers popular stores and to suggest one", async () => {
    const html = await page("/en/stores?f.letter=c&f.category=fashion");
    expect(html).toContain("Nothing matches these filters");
    expect(html).toContain("Suggest a store");
    expect(storesIn(html)).toHaveLength(4);
  });

  test("a search that names a store opens it", async () => {
    const open = async (query: string) => {
      const response = await world.dashboard.request(`/fr/stores?${query}&open=1`);
      return response.headers.get("location");
    };
    expect(await open("q=zoo+10")).toBe("/fr/stores/zoo-10");
    expect(await open("q=ole")).toBe("/fr/stores/cafe-ole");
    expect(await open("q=zoo")).toBeNull();
    expect(await open("q=nowhere")).toBeNull();
  });

  test.each([
    ["?q=CAFE+ole", ["cafe-ole"]],
    ["?f.category=services", ["cafe-ole"]],
    ["?f.category=fashion&q=a", ["acme"]],
    ["?f.category=weapons&q=quiet", ["quiet"]],
    ["?f.letter=a", ["acme"]],
    ["?f.letter=ab&q=quiet", ["quiet"]],
    ["?sort=-name&f.category=services", ["cafe-ole"]],
  ])("a plain GET form searches and filters: %s", async (query, found) => {
    expect(storesIn(await page(`/en/stores${query}`))).toEqual(found);
  });

  test.each([
    ["-name", "zoo-35"],
    ["-rate", "acme"],
    ["rate", "acme"],
    ["orders", "acme"],
    ["nonsense", "acme"],
  ])("?sort=%s puts %s first, and letters keep it", async (sort, first) => {
    const html = await page(`/en/stores?sort=${sort}`);
    expect(storesIn(html)[0]).toBe(first);
    if (sort !== "-name") return;
    const links = [...html.matchAll(/href="[^"?]*\?([^"]*letter=[^"]*)"/g)].map(([, query]) => query);
    expect(links).toHaveLength(27);
    for (const query of links) expect(query).toContain("sort=-name");
  });

  test.each([
    ["en", "New", "26"],
    ["fr", "Nouvelles", "26"],
    ["ar", "الجديدة", "26"],
  ])("in %s: chips show the selections and categories with their numbers", async (language, name, number) => {
    const html = await page(`/${language}/stores`);
    expect(chipOf(html, "f.only=new")).toBe(`${name} ${number}`);
    expect(chipOf(html, "f.category=services")).toMatch(/ 1$/);
    expect(chipOf(html, "")).toMatch(/ 29$/);
    expect(chipOf(html, "f.only=raised")).toBe("");
  });

  test("one chip is chosen at a time, and keeps the search and the sorting", async () => {
    const html = await page("/en/stores?q=zoo&f.only=new&sort=-added&size=48");
    expect(storesIn(html)).toHaveLength(26);
    expect(chipOf(html, "q=zoo&f.category=fashion&sort=-added&size=48")).toBe("Fashion");
    expect(await page("/en/stores?f.only=new&q=acme")).toContain("Nothing matches these filters");
  });

  test("without the numbers, the categories are still offered", async () => {
    world.front.broken.set("GET /v1/store-counts", respondUnavailable);
    const html = await page("/en/stores");
    expect(chipOf(html, "f.category=services")).toBe("Services");
    expect(storesIn(html)).toHaveLength(24);
  });

  test("letters are shown only if the list is sorted by name", async () => {
    expect(await page("/en/stores")).not.toContain("f.letter=b");
    expect(await page("/en/stores?sort=name")).toContain("f.letter=b");
  });

  test("the form keeps the letter, which has no input, and offers each sorting by name", async () => {
    const html = await page("/en/stores?f.letter=z&sort=-rate&size=48");
    const form = html.slice(html.indexOf("<form"), html.indexOf("</form>"));
    expect(inputValue(form, "f.letter")).toBe("z");
    expect(inputValue(form, "size")).toBe("48");
    expect(form.match(/name="sort"/g)).toHaveLength(1);
    for (const text of ["A to Z", "Highest rate", "Popular"]) expect(form).toContain(text);
    expect(html).toContain('aria-label="Remove filter First letter: Z"');
  });

  test("shows the query in the form, and explains an empty result with a link back", async () => {
    const html = await page(`/en/stores?q=${encodeURIComponent('"><script>x')}`);
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;x"');
    for (const text of ["Nothing matches these filters", "Clear filters"]) expect(html).toContain(text);
  });

  test("a broken cursor leads to the first page", async () => {
    expect(storesIn(await page("/en/stores?cursor=broken"))[0]).toBe("acme");
  });

  test("shows the reason, the provider's status and Retry if the stores don't load", async () => {
    world.front.broken.set("GET /v1/stores", respondUnavailable);
    const response = await world.dashboard.request("/en/stores");
    expect(response.status).toBe(503);
    expect(await readPage(response)).toContain(">Retry<");
  });
});

describe("a store's page", () => {
  test.each([
    [
      "en",
      "Cash back at Acme",
      "1.5% – 7%",
      "It depends on what you buy.",
      "3 coupons",
      "45 days after the purchase",
    ],
    [
      "fr",
      "Cashback chez Acme",
      "1,5 % – 7 %",
      "Selon ce que vous achetez.",
      "3 codes promo",
      "45 jours après l’achat",
    ],
    [
      "ar",
      "استرداد نقدي من Acme",
      "1.5% – 7%",
      "تختلف النسبة بحسب ما تشتريه.",
      "3 كوبونات",
      "بعد 45 يومًا من الشراء",
    ],
  ])("in %s: shows rates, coupons, payment time, how it works", async (language, title, ...texts) => {
    const html = normalizeSpaces(await page(`/${language}/stores/acme`));
    expect(html).toContain(`<title>${title} &lt;b&gt;&amp;&lt;/b&gt; Sons · Cashlane</title>`);
    for (const text of texts) expect(html).toContain(text);
  });

  test("has a description for search engines, as the list has", async () => {
    const readPlainPage = async (path: string) =>
      normalizeSpaces(await (await world.dashboard.request(path)).text());
    expect(await readPlainPage("/en/stores/cafe-ole")).toContain(
      '<meta name="description" content="Café Olé on Cashlane: $5 cash back · 1 coupon.',
    );
    expect(await readPlainPage("/fr/stores")).toContain(
      '<meta name="description" content="Toutes les boutiques',
    );
  });

  test("a flat rate is paid for every purchase; a store without a rate shows that there is none", async () => {
    expect(await page("/en/stores/cafe-ole")).toContain("For every purchase at Café Olé.");
    const quiet = await page("/en/stores/quiet");
    for (const text of ["<title>Quiet · Cashlane", "No cash back right now", "None right now"])
      expect(quiet).toContain(text);
    expect(quiet).not.toContain("Usually payable");
  });

  test("loads a logo from the provider only and drops other addresses", async () => {
    expect(await page("/en/stores/acme")).toContain(`src="${world.front.origin}/pictures/acme.svg"`);
    expect(await page("/en/stores/cafe-ole")).not.toContain("elsewhere.test");
  });

  test.each([
    ["en", "no-such-store", "This store doesn’t exist"],
    ["fr", "no-such-store", "Nous ne connaissons pas cette boutique"],
    ["ar", "no-such-store", "لا نعرف هذا المتجر"],
    ["en", "ACME", "This store doesn’t exist"],
    ["en", "..%2Fusers%2Fme", "This store doesn’t exist"],
  ])("/%s/stores/%s is 404 in the shell with a link to all stores", async (language, slug, words) => {
    const response = await world.dashboard.request(`/${language}/stores/${slug}`);
    const html = await readPage(response);
    expect(response.status).toBe(404);
    for (const text of [words, `href="/${language}/stores"`]) expect(html).toContain(text);
    const data = await world.dashboard.request(`/${language}/stores/${slug}.data`);
    expect(data.status).toBe(404);
  });

  test("an unreachable provider isn't a 404 and can be retried", async () => {
    world.front.broken.set("GET /v1/stores/acme", respondUnavailable);
    const response = await world.dashboard.request("/en/stores/acme");
    expect(response.status).toBe(503);
    expect(await readPage(response)).toContain(">Retry<");
  });

  test("shows four coupons with the store's logo, and the others on request without scripts", async () => {
    const logo = "data:image/svg+xml,%3Csvg/%3E";
    await addShop(world.provider.app.database, { slug: "rich", name: "Rich", coupons: 6, logo, rate });
    const html = await page("/en/stores/rich");
    expect(html).toContain(`src="${logo}"`);
    const [, first = "", rest = ""] = html.split(/<ul aria-label="Coupons"/);
    const count = (part: string) => part.split("</ul>")[0]?.match(/<li/g)?.length;
    expect(count(first)).toBe(4);
    expect(first).toContain("<details");
    expect(count(rest)).toBe(2);
    expect(first).toContain("All 6 coupons");
  });

  test.each(["/stores", "/stores?q=acme", "/stores/acme"])(
    "%s leads to the visitor's language",
    async (path) => {
      const response = await world.dashboard.request(path, { headers: { "Accept-Language": "fr" } });
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toEqual(`/fr${path}`);
    },
  );
});
