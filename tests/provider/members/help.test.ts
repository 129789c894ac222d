import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  getHelpArticle,
  listHelpAnswers,
  listHelpArticles,
  searchHelp,
  voteOnHelp,
} from "#contract/help/help.ts";
import { helpEntries, helpTexts, helpVersions, helpVotes } from "#provider/database/schema/help-schema.ts";
import { shippedHelp } from "#provider/help/shipped-help.ts";
import { writeHelp } from "#provider/help/write-help.ts";
import { maxVotesPerAddress } from "#provider/modules/help/vote.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, testVariables, type TestProvider } from "../../support/programs/provider.ts";

const now = new Date("2026-03-15T12:00:00Z");
const article = "how-cash-back-works";

describeOnDatabase("help", (open) => {
  let provider: TestProvider;

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    await writeHelp(provider.connection, () => now);
  });
  afterAll(() => provider.close());

  const inLanguage = (language: string) => ({ headers: { "accept-language": language } });
  const search = (q: string, language = "en") =>
    provider.call(searchHelp, { query: { q }, ...inLanguage(language) });
  const browser = (letter: string, address = "203.0.113.9") => ({
    "x-internal-key": testVariables.INTERNAL_KEY,
    "x-client-address": address,
    "x-client-device": letter.padEnd(43, "x"),
  });
  const vote = (helpful: boolean, headers: Record<string, string>) =>
    provider.call(voteOnHelp, { params: { slug: article }, body: { helpful }, headers });
  async function readVotes(slug = article) {
    const [row] = await provider.connection.database
      .select()
      .from(helpEntries)
      .where(eq(helpEntries.slug, slug));
    return [row?.helpful, row?.unhelpful];
  }

  test("imports the shipped articles once in every language, listed by category", async () => {
    expect(await writeHelp(provider.connection, () => now)).toBe(0);
    for (const language of ["en", "fr", "ar"] as const) {
      const { data } = await provider.call(listHelpArticles, inLanguage(language));
      const { data: answers } = await provider.call(listHelpAnswers, inLanguage(language));
      expect(data.articles.length).toBeGreaterThanOrEqual(24);
      expect(answers.length).toBeGreaterThanOrEqual(30);
      for (const one of [...data.articles, ...answers]) expect(one.language).toBe(language);
      expect(data.articles.map(({ category }) => category)).toEqual(
        shippedHelp.filter(({ kind }) => kind === "article").map(({ content }) => content.category),
      );
    }
  });

  test("an article has its text and the other articles of its category", async () => {
    const { data } = await provider.call(getHelpArticle, { params: { slug: article }, ...inLanguage("fr") });
    expect(data).toMatchObject({ title: "Comment fonctionne le cashback", category: "getting-started" });
    expect(data.related.map(({ slug }) => slug)).not.toContain(article);
    expect(data.related.every(({ category }) => category === "getting-started")).toBe(true);
    for (const slug of ["no-such-article", "is-it-free"])
      expect((await provider.call(getHelpArticle, { params: { slug } })).status).toBe(404);
  });

  test("falls back to English with a notice where a translation is missing", async () => {
    const slug = "holding-days";
    const [entry] = await provider.connection.database
      .select()
      .from(helpEntries)
      .where(eq(helpEntries.slug, slug));
    await provider.connection.database.delete(helpTexts).where(eq(helpTexts.entryId, entry!.id));
    const english = { entryId: entry!.id, language: "en" as const, title: "Waiting", body: "Patience" };
    await provider.connection.database.insert(helpTexts).values(english);
    const { data } = await provider.call(getHelpArticle, { params: { slug }, ...inLanguage("ar") });
    expect(data).toMatchObject({ title: "Waiting", language: "en" });
    expect((await search("patience", "ar")).data.map((entry) => entry.slug)).toEqual([slug]);
    // A new release replaces articles that the operator hasn't edited.
    expect(await writeHelp(provider.connection, () => now)).toBe(1);
    const versions = await provider.connection.database
      .select()
      .from(helpVersions)
      .where(eq(helpVersions.entryId, entry!.id));
    expect(versions.map(({ version }) => version).toSorted()).toEqual([1, 2]);
  });

  test("keeps an article that an admin changed", async () => {
    const admin = await provider.signUp({ role: "admin" });
    const isArticle = eq(helpEntries.slug, "proof-for-a-claim");
    const [entry] = await provider.connection.database
      .update(helpEntries)
      .set({ updatedBy: admin.userId, isPublished: false })
      .where(isArticle)
      .returning();
    await provider.connection.database
      .update(helpTexts)
      .set({ title: "Own words" })
      .where(eq(helpTexts.entryId, entry!.id));
    expect(await writeHelp(provider.connection, () => now)).toBe(0);
    expect((await provider.call(getHelpArticle, { params: { slug: "proof-for-a-claim" } })).status).toBe(404);
    expect((await search("own words")).data).toEqual([]);
  });

  test("the search requires all words, ignores accents, vowel signs and case, and ranks titles first", async () => {
    const slugs = async (...query: Parameters<typeof search>) =>
      (await search(...query)).data.map(({ slug }) => slug);
    expect((await slugs("PAYPAL fee"))[0]).toBe("fees-and-arrival");
    expect(await slugs("operations", "fr")).toContain("read-your-entries");
    expect(await slugs("حَرَكاتك", "ar")).toContain("read-your-entries");
    expect(await slugs("التسويه", "ar")).toContain("what-is-an-adjustment");
    expect(await slugs("اجراء استرداد", "ar")).toEqual(await slugs("إجراء استرداد", "ar"));
    expect(await slugs("paypal zebra")).toEqual([]);
    expect(await slugs("%")).not.toContain("read-your-entries");
    expect((await search("a")).data.length).toBe(20);
    const [found] = (await search("magnifier")).data;
    expect(found!.excerpt.toLowerCase()).toContain("the magnifier");
    expect((await search(" ")).status).toBe(400);
    expect((await search("x".repeat(121))).status).toBe(400);
  });

  test("a browser has one vote on an article, which can be changed", async () => {
    await vote(true, browser("a"));
    await vote(true, browser("a"));
    await vote(true, browser("b"));
    expect(await readVotes()).toEqual([2, 0]);
    await vote(false, browser("a"));
    expect(await readVotes()).toEqual([1, 1]);
    const [row] = await provider.connection.database.select().from(helpVotes);
    expect(JSON.stringify(row)).not.toMatch(/203\.0\.113|axxx/);
  });

  test("without a signed address, requests of one address count as one visitor", async () => {
    const before = await readVotes();
    for (const letter of ["p", "q", "r"])
      await vote(true, {
        "x-client-device": letter.padEnd(43, "x"),
        "x-client-address": `198.51.100.${letter}`,
      });
    expect(await readVotes()).toEqual([before[0]! + 1, before[1]]);
  });

  test("counts browsers of one address up to a limit, without affecting other addresses", async () => {
    const [helpful] = await readVotes();
    const statuses: number[] = [];
    for (let browserNumber = 0; browserNumber < maxVotesPerAddress + 2; browserNumber += 1)
      statuses.push((await vote(true, browser(`n${browserNumber}`, "192.0.2.77"))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(maxVotesPerAddress);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect((await readVotes())[0]).toBe(helpful! + maxVotesPerAddress);
    expect((await vote(false, browser("n0", "192.0.2.77"))).status).toBe(200);
    expect((await vote(true, browser("z", "192.0.2.78"))).status).toBe(200);
  });

  test("ranks articles by helpful votes", async () => {
    const { data } = await provider.call(listHelpArticles, inLanguage("en"));
    expect(data.popular).toHaveLength(3);
    expect(data.popular[0]!.slug).toBe(article);
  });

  test("accepts votes on articles only", async () => {
    const vote = { params: { slug: "is-it-free" }, body: { helpful: true }, headers: browser("a") };
    expect((await provider.call(voteOnHelp, vote)).status).toBe(404);
  });
});
