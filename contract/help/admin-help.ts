import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { helpCategory, helpKind, helpLanguage, helpSlug } from "./help.ts";
import { maxHelpLength, maxHelpTitleLength, maxHelpVersions } from "./help-limits.ts";
import { id, idParams, instant } from "../text/identifiers.ts";
import { plainText } from "../text/text.ts";

const writer = z.object({ id, name: z.string() }).nullable();
const version = z.int().positive();

/** An entry in one language. The body is Markdown, rendered without HTML and images. */
export const helpWords = z.object({
  title: plainText.trim().min(1, "text_missing").max(maxHelpTitleLength),
  body: plainText.trim().min(1, "text_missing").max(maxHelpLength),
});
export type HelpTexts = z.infer<typeof helpWords>;

/** Texts by language. Missing languages fall back to English. */
const texts = z.object({ en: helpWords, fr: helpWords.optional(), ar: helpWords.optional() });

const entryFields = z.object({
  id,
  kind: helpKind,
  slug: z.string(),
  category: helpCategory,
  isPublished: z.boolean(),
  version,
  updatedAt: instant,
  /** `null` if no admin has changed the entry. */
  updatedBy: writer,
});

export const listedHelp = entryFields.extend({
  /** In English. */
  title: z.string(),
  languages: z.array(helpLanguage),
  /** Votes of readers. */
  helpful: z.int(),
  unhelpful: z.int(),
});
export type ListedHelp = z.infer<typeof listedHelp>;

/** An entry for its editors. */
export const editableHelp = entryFields.extend({
  texts,
  /**
   * Every version, the latest (current) one first. `changedBy` is `null` for the text that came with the
   * product.
   */
  versions: z.array(z.object({ version, changedAt: instant, changedBy: writer })).max(maxHelpVersions),
});
export type EditableHelp = z.infer<typeof editableHelp>;

export const adminListHelp = defineCall("GET", "/v1/admin/help", {
  summary: "List all articles or answers, including hidden ones",
  permission: "help.read",
  query: z.object({ kind: helpKind }),
  data: z.array(listedHelp),
});
export const adminGetHelp = defineCall("GET", "/v1/admin/help/{id}", {
  summary: "Retrieve an article or answer with its texts and versions",
  permission: "help.read",
  data: editableHelp,
});
export const adminGetHelpVersion = defineCall("GET", "/v1/admin/help/{id}/versions/{version}", {
  summary: "Retrieve an earlier version of an article or answer",
  permission: "help.read",
  params: idParams.extend({ version: z.coerce.number().int().positive().max(1_000_000) }),
  data: z.object({ version, category: helpCategory, isPublished: z.boolean(), texts }),
});
export const createHelp = defineCall("POST", "/v1/admin/help", {
  summary: "Create an article or answer, in English and hidden",
  permission: "help.write",
  body: z.object({ kind: helpKind, category: helpCategory, slug: helpSlug, ...helpWords.shape }),
  data: editableHelp,
  status: 201,
  idempotencyKey: "optional",
});
/** Refused with 409 `help_changed` if the entry changed after `version`. */
export const changeHelp = defineCall("PATCH", "/v1/admin/help/{id}", {
  summary: "Update an article or answer in one language, remove a language, move it, or show or hide it",
  permission: "help.write",
  body: z.object({
    version,
    isPublished: z.boolean().optional(),
    category: helpCategory.optional(),
    texts: z.object({ language: helpLanguage, ...helpWords.shape }).optional(),
    /** Removes a translation, so that its readers get the English texts. */
    without: z.enum(["fr", "ar"]).optional(),
  }),
  data: editableHelp,
});
export const restoreHelp = defineCall("POST", "/v1/admin/help/{id}/restore", {
  summary: "Restore an earlier version as the latest one; the other versions are kept",
  permission: "help.write",
  body: z.object({ version, from: version }),
  data: editableHelp,
});
