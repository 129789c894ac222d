import { z } from "zod";
import { defineCall } from "./call.ts";
import { helpCategory, helpKind, helpLanguage, helpSlug } from "./help.ts";
import { longestHelp, longestHelpTitle, mostHelpVersions } from "./help-limits.ts";
import { id, idParams, instant } from "./identifiers.ts";
import { plainText } from "./text.ts";

const writer = z.object({ id, name: z.string() }).nullable();
const version = z.int().positive();

/** What an entry says in one language; the body is Markdown, of which readers get no HTML and no pictures. */
export const helpWords = z.object({
  title: plainText.trim().min(1, "text_missing").max(longestHelpTitle),
  body: plainText.trim().min(1, "text_missing").max(longestHelp),
});
export type WrittenHelpWords = z.infer<typeof helpWords>;

/** By language; readers of one that is missing get the English words. */
const texts = z.object({ en: helpWords, fr: helpWords.optional(), ar: helpWords.optional() });

const written = z.object({
  id,
  kind: helpKind,
  slug: z.string(),
  category: helpCategory,
  isPublished: z.boolean(),
  version,
  updatedAt: instant,
  /** Null while it is as the product brought it. */
  updatedBy: writer,
});

export const listedWrittenHelp = written.extend({
  /** In English. */
  title: z.string(),
  languages: z.array(helpLanguage),
  /** Votes of readers. */
  helpful: z.int(),
  unhelpful: z.int(),
});
export type ListedWrittenHelp = z.infer<typeof listedWrittenHelp>;

/** An entry as those who write it see it. */
export const writtenHelp = written.extend({
  texts,
  /** Its states, the latest first and among them; null is who wrote what came with the product. */
  versions: z.array(z.object({ version, changedAt: instant, changedBy: writer })).max(mostHelpVersions),
});
export type WrittenHelp = z.infer<typeof writtenHelp>;

export const adminListHelp = defineCall("GET", "/v1/admin/help", {
  summary: "All articles or answers, also those that are hidden",
  permission: "help.read",
  query: z.object({ kind: helpKind }),
  data: z.array(listedWrittenHelp),
});
export const adminGetHelp = defineCall("GET", "/v1/admin/help/{id}", {
  summary: "One article or answer with all it says, and its versions",
  permission: "help.read",
  data: writtenHelp,
});
export const adminGetHelpVersion = defineCall("GET", "/v1/admin/help/{id}/versions/{version}", {
  summary: "What an article or answer said in an earlier version",
  permission: "help.read",
  params: idParams.extend({ version: z.coerce.number().int().positive().max(1_000_000) }),
  data: z.object({ version, category: helpCategory, isPublished: z.boolean(), texts }),
});
export const createHelp = defineCall("POST", "/v1/admin/help", {
  summary: "Begin an article or answer, in English and hidden",
  permission: "help.write",
  body: z.object({ kind: helpKind, category: helpCategory, slug: helpSlug, ...helpWords.shape }),
  data: writtenHelp,
  status: 201,
  idempotencyKey: "optional",
});
/** 409 `help_changed` when somebody else was faster than `version`. */
export const changeHelp = defineCall("PATCH", "/v1/admin/help/{id}", {
  summary: "Write an article or answer anew in one language, take a language away, move it, show or hide it",
  permission: "help.write",
  body: z.object({
    version,
    isPublished: z.boolean().optional(),
    category: helpCategory.optional(),
    texts: z.object({ language: helpLanguage, ...helpWords.shape }).optional(),
    /** Its readers get the English words again. */
    without: z.enum(["fr", "ar"]).optional(),
  }),
  data: writtenHelp,
});
export const restoreHelp = defineCall("POST", "/v1/admin/help/{id}/restore", {
  summary: "Make what an earlier version said the latest; nothing is lost",
  permission: "help.write",
  body: z.object({ version, from: version }),
  data: writtenHelp,
});
