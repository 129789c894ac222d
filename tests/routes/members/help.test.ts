import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import type { ServerResponse } from "node:http";
import { helpEntries, helpTexts } from "#provider/database/schema/help-schema.ts";
import { writeHelp } from "#provider/help/write-help.ts";
import { normalizeSpaces, readPage, memberWorld } from "../../support/money/member-world";
import { Browser } from "../../support/pages/browser";

const world = memberWorld();
beforeAll(async () => {
  await writeHelp(world.provider.connection, () => new Date());
});
beforeEach(() => world.front.broken.clear());

const center = "/front-pages/help-center";
const article = `${center}/how-cash-back-works`;
const page = async (path: string, headers: Record<string, string> = {}) =>
  normalizeSpaces(await readPage(world.dashboard.request(path, { headers })));
const respondUnavailable = (_: unknown, response: ServerResponse) =>
  void response.writeHead(503, { "content-type": "application/json" }).end("{}");

describe("the help center", () => {
  test.each([
    ["en", "Help Center", "How cash back works", "ltr"],
    ["fr", "Centre d’aide", "Comment fonctionne le cashback", "ltr"],
    ["ar", "مركز المساعدة", "كيف يعمل الاسترداد النقدي", "rtl"],
  ])(
    "is in %s by query, without a language in its path, and remembers it",
    async (language, title, one, direction) => {
      const response = await world.dashboard.request(`${center}?lang=${language}`);
      expect(response.status).toBe(200);
      const cookie = response.headers.getSetCookie().find((cookie) => cookie.startsWith("language="));
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}" dir="${direction}"`);
      const inside = await page(center, { cookie: cookie!.split(";")[0]! });
      for (const text of [`<title>${title} · Cashlane</title>`, one, `href="${article}"`])
        expect(inside).toContain(text);
    },
  );

  test("follows the visitor's languages and links the others on the same page", async () => {
    const response = await world.dashboard.request(`${article}?voted=yes`, {
      headers: { "accept-language": "de, ar;q=0.8" },
    });
    const html = await response.text();
    expect(html).toContain('<html lang="ar"');
    expect(html).toContain(`href="${article}?voted=yes&amp;lang=fr"`);
    expect(await (await world.dashboard.request(`${center}?lang=xx`)).text()).toContain('<html lang="en"');
  });

  test("a plain form searches articles and answers and marks the words", async () => {
    const html = await page(`${center}?q=PayPal+fee`);
    expect(html).toContain(`href="${center}/fees-and-arrival"`);
    expect(html).toContain('href="/en/pages/faq#is-it-free"');
    expect(html).toMatch(/<mark[^>]*>PayPal<\/mark>/);
    const none = await page(`${center}?q=%3Cb%3Ezebra`);
    expect(none).toContain("Nothing found for “&lt;b&gt;zebra”");
  });

  test("if the provider is silent the search remains, and an error explains the rest", async () => {
    world.front.broken.set("GET /v1/help/articles", respondUnavailable);
    const response = await world.dashboard.request(center);
    expect(response.status).toBe(503);
    const html = normalizeSpaces(await readPage(response));
    for (const text of ['role="search"', "Retry"]) expect(html).toContain(text);
  });
});

describe("an article", () => {
  test("is HTML rendered from Markdown, with the previous and next article", async () => {
    const html = await page(article);
    for (const text of [
      "<h1",
      "<strong>Shop now</strong>",
      '<a href="/apps/my-cash-back/withdraw">withdraw it</a>',
      `href="${center}/find-a-store"`,
      "Was this helpful?",
    ])
      expect(html).toContain(text);
  });

  test("S10 renders HTML and scripts in it as text, and no link leads to a script", async () => {
    const { database } = world.provider.app;
    const [entry] = await database
      .select()
      .from(helpEntries)
      .where(eq(helpEntries.slug, "proof-for-a-claim"));
    const body = [
      '<script>alert(1)</script> <img src=x onerror="alert(1)">',
      "[a](javascript:alert(1)) [b](data:text/html,x) [c](JaVaScRiPt:alert(1)) <javascript:alert(1)>",
      "![d](https://evil.test/x.png)",
    ].join("\n\n");
    await database
      .update(helpTexts)
      .set({ body, title: "<i>Title</i>" })
      .where(eq(helpTexts.entryId, entry!.id));
    const html = await page(`${center}/proof-for-a-claim`);
    expect(html).toContain("&lt;script&gt;");
    expect(html).toContain("&lt;i&gt;Title");
    expect(html).not.toMatch(/<script|<img|<i>|href="(?:javascript|data):/i);
    expect(html).not.toContain('src="https://evil.test');
  });

  test("shows a heading with the reason if it can't be loaded", async () => {
    world.front.broken.set("GET /v1/help/articles/how-cash-back-works", respondUnavailable);
    const response = await world.dashboard.request(article);
    expect(response.status).toBe(503);
    const html = normalizeSpaces(await readPage(response));
    for (const text of ["<title>Help Center · Cashlane</title>", "<h1", "Retry"])
      expect(html).toContain(text);
  });

  test.each(["no-such-article", "Foo%20Bar", "a".repeat(100), "..%2f..%2fx"])(
    "an unknown article (%s) is 404 with a link back",
    async (slug) => {
      const response = await world.dashboard.request(`${center}/${slug}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(`href="${center}"`);
    },
  );

  test("a vote works without scripts, is confirmed, and counts once per browser", async () => {
    const browser = new Browser(world.dashboard);
    const vote = (helpful: string) =>
      browser.request(article, { method: "POST", body: new URLSearchParams({ helpful }) });
    for (const word of ["yes", "yes", "no"]) {
      const response = await vote(word);
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toEqual(`${article}?voted=${word}#vote`);
    }
    const [entry] = await world.provider.app.database
      .select()
      .from(helpEntries)
      .where(eq(helpEntries.slug, "how-cash-back-works"));
    expect(entry?.helpful).toBe(0);
    expect(entry?.unhelpful).toBe(1);
    expect(normalizeSpaces(await readPage(browser.request(`${article}?voted=no`)))).toContain(
      "Thank you for telling us.",
    );
    expect((await vote("maybe")).status).toBe(400);
  });
});

describe("frequent questions", () => {
  test.each([
    ["en", "Is Cashlane free?"],
    ["fr", "Cashlane est-il gratuit ?"],
    ["ar", "هل Cashlane مجاني؟"],
  ])("in %s: the page has all answers, each with an address", async (language, question) => {
    const html = await page(`/${language}/pages/faq`);
    for (const text of [question, 'id="is-it-free"', `href="/${language}/pages/faq?category=claims"`])
      expect(html).toContain(text);
    expect(html).not.toContain('<details class="group" open');
  });

  test("a category filters them; a search opens matching answers and marks the words", async () => {
    const claims = await page("/en/pages/faq?category=claims");
    expect(claims).toContain('id="how-many-claims"');
    expect(claims).not.toContain('id="is-it-free"');
    const found = await page("/en/pages/faq?q=ten+open");
    expect(found).toContain('id="how-many-claims"');
    expect(found).toMatch(/<details[^>]* open/);
    expect(found).toMatch(/at most <mark[^>]*>ten<\/mark> <mark[^>]*>open<\/mark>/);
    expect(found).toContain("1 result");
    expect(await page("/en/pages/faq?q=zebra")).toContain("Nothing found for “zebra”");
    expect(await page("/en/pages/faq?category=zebra")).toContain('id="is-it-free"');
  });
});
