import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { helpCategories } from "#contract/help/help-categories.ts";
import { helpKinds } from "#contract/help/help.ts";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";
import { foldedText } from "../queries/text-search.ts";

const languages = ["en", "fr", "ar"] as const;

/** An entry's text in one language. */
export interface HelpWords {
  title: string;
  body: string;
}

/** An entry's content, as each version stores it. */
export interface HelpContent {
  category: (typeof helpCategories)[number];
  position: number;
  isPublished: boolean;
  /** English is required; other languages are optional. */
  texts: { en: HelpWords } & Partial<Record<(typeof languages)[number], HelpWords>>;
}

/** Articles of the help center and answers to frequent questions. */
export const helpEntries = pgTable(
  "help_entries",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    kind: t.text("kind", { enum: helpKinds }).notNull(),
    /** Unique across both kinds of entries, so that a link doesn't contain the kind. */
    slug: t.text("slug").notNull().unique(),
    category: t.text("category", { enum: helpCategories }).notNull(),
    /** Its position in its category. */
    position: t.integer("position").notNull(),
    isPublished: t.boolean("is_published").notNull(),
    /** Incremented by each change; `help_versions` stores every version. */
    version: t.integer("version").notNull().default(1),
    helpful: t.integer("helpful").notNull().default(0),
    unhelpful: t.integer("unhelpful").notNull().default(0),
    updatedAt: instant("updated_at").notNull(),
    /** `null` for unchanged content from the product, which a newer release may update. */
    updatedBy: t.uuid("updated_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
  }),
  (table) => [
    index("help_entries_order").on(table.kind, table.category, table.position, table.id),
    check("help_entries_votes", sql`${table.helpful} >= 0 and ${table.unhelpful} >= 0`),
  ],
);

/** An entry's texts by language. */
export const helpTexts = pgTable(
  "help_texts",
  (t) => ({
    entryId: idOf("entry_id", () => helpEntries.id),
    language: t.text("language", { enum: languages }).notNull(),
    title: t.text("title").notNull(),
    body: t.text("body").notNull(),
    /** Title and body, normalized for searching. */
    searchTitle: t
      .text("search_title")
      .notNull()
      .generatedAlwaysAs(foldedText(sql`"title"`)),
    searchText: t
      .text("search_text")
      .notNull()
      .generatedAlwaysAs(foldedText(sql`"title" || ' ' || "body"`)),
  }),
  (table) => [primaryKey({ columns: [table.entryId, table.language] })],
);

/** All versions of an entry. */
export const helpVersions = pgTable(
  "help_versions",
  (t) => ({
    entryId: idOf("entry_id", () => helpEntries.id),
    version: t.integer("version").notNull(),
    content: t.jsonb("content").$type<HelpContent>().notNull(),
    /** `null` if it came with the product. */
    changedBy: t.uuid("changed_by").references(() => users.id),
    changedAt: instant("changed_at").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.entryId, table.version] })],
);

/**
 * Votes on whether an article helped, one per browser. Neither the browser nor its address can be derived from
 * a row.
 */
export const helpVotes = pgTable(
  "help_votes",
  (t) => ({
    entryId: idOf("entry_id", () => helpEntries.id),
    voter: t.text("voter").notNull(),
    /**
     * Keyed hash of the network address. It limits the votes from one address, even if it pretends to be many
     * browsers.
     */
    address: t.text("address").notNull(),
    isHelpful: t.boolean("is_helpful").notNull(),
    votedAt: instant("voted_at").notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.entryId, table.voter] }),
    index("help_votes_address").on(table.entryId, table.address),
  ],
);
