import { beforeAll, expect, test } from "vitest";
import { listHelpAnswers, listHelpArticles } from "#contract/help/help.ts";
import { writeHelp } from "#provider/help/write-help.ts";
import { normalizeSpaces, readPage, memberWorld } from "../../support/money/member-world";

const world = memberWorld();
beforeAll(async () => {
  await writeHelp(world.provider.connection, () => new Date());
});

const center = "/front-pages/help-center";
const internalPaths = (html: string) => [...html.matchAll(/ href="(\/[^"#?]*)/g)].map(([, path]) => path!);
const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");

test.each(["en", "fr", "ar"])(
  "in %s: has 24 articles and at least 30 answers, each at its address, without a broken link",
  async (language) => {
    const headers = { "accept-language": language };
    const { articles } = (await world.provider.call(listHelpArticles, { headers })).data;
    const answers = (await world.provider.call(listHelpAnswers, { headers })).data;
    expect(articles.length).toBeGreaterThanOrEqual(24);
    expect(answers.length).toBeGreaterThanOrEqual(30);

    const { browser } = await world.signIn(await world.provider.signUp());
    const links = new Set<string>();
    const centerPage = await readPage(browser.request(center, { headers }));
    for (const { slug, title } of articles) {
      const response = await browser.request(`${center}/${slug}`, { headers });
      const html = normalizeSpaces(await readPage(response));
      expect(response.status, slug).toBe(200);
      expect(html, slug).toContain(normalizeSpaces(escapeHtml(title)));
      expect(centerPage).toContain(`href="${center}/${slug}"`);
      for (const path of internalPaths(html)) links.add(path);
    }
    const faq = await readPage(browser.request(`/${language}/pages/faq`));
    for (const { slug } of answers) {
      // The fragment in the URL works only if the ID is unique.
      expect(faq.split(` id="${slug}"`), slug).toHaveLength(2);
      expect(faq).toContain(`href="#${slug}"`);
    }
    for (const path of internalPaths(faq)) links.add(path);

    expect(links.size).toBeGreaterThan(24);
    for (const path of links) {
      let response = await browser.request(path, { headers });
      for (let next; (next = response.headers.get("location"));) response = await browser.request(next);
      expect(response.status, path).toBe(200);
      await response.body?.cancel();
    }
  },
);
