import type { FastifyInstance } from "fastify";
import {
  getHelpArticle,
  listHelpAnswers,
  listHelpArticles,
  searchHelp,
  voteOnHelp,
} from "#contract/help/help.ts";
import { notFound } from "../../problem.ts";
import { findMatching, findPopular, findPublished, findPublishedEntry, wordsOf } from "./repository.ts";
import { toEntry, toHelpResult, toLink } from "./view.ts";
import { saveEntryVote } from "./vote.ts";

const popularArticles = 3;

/** Public routes for help articles and answers in the reader's language. */
export async function helpRoutes(api: FastifyInstance): Promise<void> {
  const { database } = api;
  const access = "anyone";

  api.implement(listHelpArticles, { access }, async ({ request: { language } }) => {
    const [articles, popular] = await Promise.all([
      findPublished(database, "article", language),
      findPopular(database, language, popularArticles),
    ]);
    return { data: { articles: articles.map(toLink), popular: popular.map((entry) => toHelpResult(entry)) } };
  });

  api.implement(getHelpArticle, { access }, async ({ params, request: { language } }) => {
    const article = await findPublishedEntry(database, { kind: "article", slug: params.slug }, language);
    if (!article) throw notFound();
    const articles = await findPublished(database, "article", language);
    const related = articles.filter(
      ({ entry }) => entry.category === article.entry.category && entry.id !== article.entry.id,
    );
    return { data: { ...toEntry(article), related: related.map(toLink) } };
  });

  api.implement(listHelpAnswers, { access }, async ({ request: { language } }) => {
    return { data: (await findPublished(database, "answer", language)).map(toEntry) };
  });

  api.implement(searchHelp, { access }, async ({ query: { q, kind }, request: { language } }) => {
    const words = wordsOf(q);
    const entries = await findMatching(database, { words, kind }, language);
    return { data: entries.map((one) => toHelpResult(one, words)) };
  });

  api.implement(voteOnHelp, { access, perMinute: 30 }, async ({ params, body, request }) => {
    await saveEntryVote(api, request, { slug: params.slug, isHelpful: body.helpful });
    return { data: { helpful: body.helpful } };
  });
}
