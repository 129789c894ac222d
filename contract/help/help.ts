import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { helpCategories } from "./help-categories.ts";
import { maxHelpSlugLength } from "./help-limits.ts";
import { id, instant } from "../text/identifiers.ts";
import { plainText } from "../text/text.ts";

/** Each article has its own page in the help center; all answers are on the page of questions. */
export const helpKinds = ["article", "answer"] as const;
export const helpKind = z.enum(helpKinds);
export type HelpKind = z.infer<typeof helpKind>;

export const helpCategory = z.enum(helpCategories);

export const helpLanguage = z.enum(["en", "fr", "ar"]);

/** Paths of other pages of the help center, which can't be slugs of articles. */
const reservedSlugs = ["contact", "articles"];

/** An entry's slug: the end of an article's path, or an answer's fragment on the page of questions. */
export const helpSlug = z
  .string()
  .max(maxHelpSlugLength)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .refine((slug) => !reservedSlugs.includes(slug));

/**
 * An entry in lists. Title and body are in `language`: the reader's if there is a translation, otherwise
 * English.
 */
const helpLink = z.object({
  slug: z.string(),
  kind: helpKind,
  category: helpCategory,
  title: z.string(),
  language: helpLanguage,
});
export type HelpLink = z.infer<typeof helpLink>;

/** A whole entry. The body is Markdown. */
export const helpEntry = helpLink.extend({ id, body: z.string(), updatedAt: instant });
export type HelpEntry = z.infer<typeof helpEntry>;

export const helpArticle = helpEntry.extend({
  /** Other articles of the same category. */
  related: z.array(helpLink),
});
export type HelpArticle = z.infer<typeof helpArticle>;

/** A search result with the text around the first match. */
export const helpResult = helpLink.extend({ excerpt: z.string() });
export type HelpResult = z.infer<typeof helpResult>;

/** The maximum number of entries of a kind. Readers load all of them in one request. */
export const maxHelpEntries = 200;
export const maxHelpResults = 20;
const maxPopularHelp = 6;

export const listHelpArticles = defineCall("GET", "/v1/help/articles", {
  summary: "List all help articles by category, and the most helpful ones; public",
  data: z.object({
    articles: z.array(helpLink).max(maxHelpEntries),
    popular: z.array(helpLink.extend({ excerpt: z.string() })).max(maxPopularHelp),
  }),
});
export const getHelpArticle = defineCall("GET", "/v1/help/articles/{slug}", {
  summary: "Retrieve a help article; public",
  params: z.object({ slug: helpSlug }),
  data: helpArticle,
});
export const listHelpAnswers = defineCall("GET", "/v1/help/answers", {
  summary: "List all answers to frequent questions by category; public",
  data: z.array(helpEntry).max(maxHelpEntries),
});
export const searchHelp = defineCall("GET", "/v1/help/search", {
  summary:
    "Search articles and answers that contain all words of `q` in title or body, best match first; public",
  query: z.object({ q: plainText.trim().min(1).max(120), kind: helpKind.optional() }),
  data: z.array(helpResult).max(maxHelpResults),
});
export const voteOnHelp = defineCall("POST", "/v1/help/articles/{slug}/vote", {
  summary: "Vote on whether an article helped; each browser has one vote, which can be changed; public",
  params: z.object({ slug: helpSlug }),
  body: z.object({ helpful: z.boolean() }),
  data: z.object({ helpful: z.boolean() }),
});
