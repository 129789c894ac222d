import { beforeAll, describe, expect, test } from "vitest";
import { texts as arabic } from "~/locales/ar/stores";
import { addShop } from "../../support/money/shops";
import { memberWorld } from "../../support/money/member-world";

const origin = "https://cash.example";
const world = memberWorld({ PUBLIC_ORIGIN: origin });
beforeAll(async () => {
  const { database } = world.provider.app;
  const rate = { kind: "percent", minimum: 150, maximum: 700 } as const;
  await addShop(database, { slug: "acme", name: "Acme </script>", category: "fashion", rate });
  await addShop(database, { slug: "zoo", name: "Zoo", category: "fashion" });
});

async function read(path: string): Promise<string> {
  return (await world.dashboard.request(path)).text();
}

function addressesIn(html: string) {
  const links = [...html.matchAll(/<link rel="(canonical|alternate)"[^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string) =>
    new RegExp(`${name}="([^"]*)"`, "i").exec(tag)?.[1]?.replaceAll("&amp;", "&");
  return {
    canonical: links.filter((tag) => tag.includes("canonical")).map((tag) => attribute(tag, "href")),
    translations: Object.fromEntries(
      links
        .filter((tag) => /hreflang/i.test(tag))
        .map((tag) => [attribute(tag, "hreflang"), attribute(tag, "href")]),
    ),
  };
}

interface StructuredItem {
  "@type": string;
  [property: string]: unknown;
}
function thingsIn(html: string): StructuredItem[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const description = JSON.parse(json ?? "null") as { "@context": string; "@graph": StructuredItem[] };
  expect(description["@context"]).toBe("https://schema.org");
  return description["@graph"];
}

describe("canonical addresses", () => {
  test.each([
    ["/fr/stores?q=ac&f.letter=a", "/stores"],
    ["/fr/stores?f.category=fashion&size=48", "/stores?f.category=fashion"],
    ["/fr/stores/acme", "/stores/acme"],
    ["/fr/pages/faq", "/pages/faq"],
    ["/fr/privacy", "/privacy"],
  ])("%s links to its canonical address and its translations", async (path, expected) => {
    const { canonical, translations } = addressesIn(await read(path));
    expect(canonical).toEqual([`${origin}/fr${expected}`]);
    expect(translations).toEqual({
      en: `${origin}/en${expected}`,
      fr: `${origin}/fr${expected}`,
      ar: `${origin}/ar${expected}`,
      "x-default": `${origin}/en${expected}`,
    });
  });

  test("pages without a language in their path have it as a parameter", async () => {
    const { canonical } = addressesIn(await read("/front-pages/landing-page?lang=ar"));
    expect(canonical).toEqual([`${origin}/front-pages/landing-page?lang=ar`]);
  });

  test("both pricing pages have one canonical address", async () => {
    for (const path of ["/en/pages/pricing", "/front-pages/pricing?lang=en"])
      expect(addressesIn(await read(path)).canonical).toEqual([`${origin}/en/pages/pricing`]);
  });
});

describe("structured data", () => {
  test("a store has its breadcrumbs, and its name can't close the script", async () => {
    const entities = thingsIn(await read("/en/stores/acme"));
    expect(entities.map((thing) => thing["@type"])).toEqual(["Organization", "BreadcrumbList"]);
    expect(entities[0]?.name).toBe("Acme </script>");
    expect(entities[1]?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Stores", item: `${origin}/en/stores` },
      { "@type": "ListItem", position: 2, name: "Acme </script>", item: `${origin}/en/stores/acme` },
    ]);
  });

  test("the landing page describes the company and the store search", async () => {
    const [company, site] = thingsIn(await read("/front-pages/landing-page?lang=fr"));
    expect(company).toMatchObject({ "@type": "Organization", name: "Cashlane", url: `${origin}/` });
    expect(site?.potentialAction).toMatchObject({
      target: { urlTemplate: `${origin}/fr/stores?q={search_term_string}` },
    });
  });

  test("a category lists its stores in the page's language", async () => {
    const [page, trail] = thingsIn(await read("/ar/stores?f.category=fashion"));
    expect(page?.name).toBe(arabic.category_fashion);
    const { itemListElement } = page?.mainEntity as { itemListElement: { url: string }[] };
    expect(itemListElement.map(({ url }) => url).toSorted()).toEqual([
      `${origin}/ar/stores/acme`,
      `${origin}/ar/stores/zoo`,
    ]);
    expect(trail?.itemListElement).toMatchObject([{ name: arabic.title }, { name: arabic.category_fashion }]);
  });
});

describe("sitemaps", () => {
  test("robots.txt names the sitemap and excludes members' screens", async () => {
    const response = await world.dashboard.request("/robots.txt");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await response.text();
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
    expect(text).toContain("Disallow: /*/apps/\n");
  });

  test("the index lists a language's pages and stores", async () => {
    const response = await world.dashboard.request("/sitemap.xml");
    expect(response.headers.get("cache-control")).toContain("public, max-age=3600");
    const listedAddresses = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => address,
    );
    expect(listedAddresses).toEqual(
      ["en", "fr", "ar"].flatMap((language) => [
        `${origin}/sitemaps/${language}-pages.xml`,
        `${origin}/sitemaps/${language}-stores-1.xml`,
      ]),
    );
  });

  test("lists each store with its translations", async () => {
    const xml = await read("/sitemaps/ar-stores-1.xml");
    const listedAddresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(listedAddresses).toEqual([`${origin}/ar/stores/acme`, `${origin}/ar/stores/zoo`]);
    expect(xml).toContain(`hreflang="x-default" href="${origin}/en/stores/zoo"/>`);
  });

  test("lists each page that the footer links to", async () => {
    const [, footer = ""] = /<footer(.*?)<\/footer>/s.exec(await read("/fr/stores")) ?? [];
    const linked = [...footer.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
    const addresses = await Promise.all(
      linked.map(async (path) => addressesIn(await read(path)).canonical[0]),
    );
    expect(addresses.length).toBeGreaterThan(10);
    const pages = ["en", "fr", "ar"].map((language) => read(`/sitemaps/${language}-pages.xml`));
    const listed = (await Promise.all(pages)).join("").replaceAll("&amp;", "&");
    expect(addresses.filter((address) => !listed.includes(`<loc>${address}</loc>`))).toEqual([]);
  });

  test("lists the page about the service's status", async () => {
    expect(await read("/sitemaps/fr-pages.xml")).toContain(`<loc>${origin}/fr/status</loc>`);
  });

  test("lists no page that redirects or is missing", async () => {
    const xml = await read("/sitemaps/fr-pages.xml");
    const listedPaths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) =>
      address.replace(origin, "").replaceAll("&amp;", "&"),
    );
    expect(listedPaths.length).toBeGreaterThan(15);
    for (const path of listedPaths) {
      const { status } = await world.dashboard.request(path, { redirect: "manual" });
      expect(status, path).toBe(200);
    }
  });

  test.each(["de-pages.xml", "fr-stores-2.xml", "fr-stores-0.xml", "fr-pages", "x"])(
    "%s doesn't exist",
    async (file) => {
      expect((await world.dashboard.request(`/sitemaps/${file}`)).status).toBe(404);
    },
  );

  test("answers Retry-After while the provider doesn't answer", async () => {
    world.front.broken.set("GET /v1/store-slugs", (_, response) => void response.writeHead(503).end());
    const response = await world.dashboard.request("/sitemap.xml");
    world.front.broken.clear();
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("60");
  });
});

describe.each(["en", "fr", "ar"])("every page in the sitemaps in %s", (language) => {
  let pages: { address: string; html: string; status: number }[];
  beforeAll(async () => {
    const files = [`/sitemaps/${language}-pages.xml`, `/sitemaps/${language}-stores-1.xml`];
    const listedAddresses = (await Promise.all(files.map(read))).flatMap((xml) =>
      [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!.replaceAll("&amp;", "&")),
    );
    pages = await Promise.all(
      listedAddresses.map(async (address) => {
        const response = await world.dashboard.request(address.slice(origin.length));
        return { address, html: await response.text(), status: response.status };
      }),
    );
  });
  /** Returns the addresses of the pages that don't meet a rule. */
  const pagesBreaking = (rule: (html: string, address: string) => boolean) =>
    pages.filter(({ html, address }) => !rule(html, address)).map(({ address }) => address);
  const contentOf = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";

  test("can be reached and names itself", () => {
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter(({ status }) => status !== 200).map(({ address }) => address)).toEqual([]);
    expect(pagesBreaking((html, address) => addressesIn(html).canonical[0] === address)).toEqual([]);
  });

  test("may be indexed", () => {
    expect(pagesBreaking((html) => !/<meta name="robots"[^>]*noindex/.test(html))).toEqual([]);
  });

  test("has a title and a description of its own", () => {
    const titles = pages.map(({ html }) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
    expect(new Set(titles).size).toBe(pages.length);
    expect(pagesBreaking((html) => contentOf(html, "description").length >= 20)).toEqual([]);
  });

  test("has one main heading in the language of its document", () => {
    const root = `<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`;
    expect(pagesBreaking((html) => html.includes(root))).toEqual([]);
    expect(pagesBreaking((html) => (html.match(/<h1[ >]/g) ?? []).length === 1)).toEqual([]);
  });

  test.each([
    ["store", "/stores/", "Organization"],
    ["category", "/stores?f.category=", "CollectionPage"],
  ])("describes itself and its place on the site as a %s", (_, path, type) => {
    const described = pages.filter(({ address }) =>
      address.replace(`/${language}/`, "/").startsWith(origin + path),
    );
    expect(described.length).toBeGreaterThan(1);
    for (const { address, html } of described) {
      const entities = thingsIn(html);
      expect(entities.find((thing) => thing["@type"] === type)?.url, address).toBe(address);
      const trail = entities.find((thing) => thing["@type"] === "BreadcrumbList")?.itemListElement;
      expect((trail as { item: string }[]).at(-1)?.item, address).toBe(address);
    }
  });

  test("has alternative text for each picture", () => {
    const images = (html: string) => [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
    expect(pagesBreaking((html) => images(html).every((tag) => / alt="/.test(tag)))).toEqual([]);
  });

  test("has a card with a picture for messengers and networks", () => {
    const names = ["og:title", "og:description", "og:image", "og:url", "twitter:title", "twitter:image"];
    expect(pagesBreaking((html) => names.every((name) => contentOf(html, name) !== ""))).toEqual([]);
    expect(pagesBreaking((html) => contentOf(html, "twitter:card") === "summary_large_image")).toEqual([]);
  });
});

test("a store's card shows the store's own picture", async () => {
  const html = await read("/fr/stores/acme");
  const [, picture] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
  expect(new URL(picture!).pathname).toBe("/apis/store-cards/acme/fr.png");
  expect(html).toContain('<meta property="og:image:width" content="1200"/>');
  expect((await world.provider.app.inject({ url: new URL(picture!).pathname })).statusCode).toBe(200);
});
