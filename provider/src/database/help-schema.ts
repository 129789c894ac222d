import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { helpCategories } from "#contract/help-categories.ts";
import { helpKinds } from "#contract/help.ts";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";
import { folded } from "./text-search.ts";

const languages = ["en", "fr", "ar"] as const;

/** What an entry says in one language. */
export interface HelpWords {
  title: string;
  body: string;
}

/** An entry as it stood: what a version keeps. */
export interface HelpContent {
  category: (typeof helpCategories)[number];
  position: number;
  isPublished: boolean;
  /** English always; the others where somebody took the time. */
  texts: { en: HelpWords } & Partial<Record<(typeof languages)[number], HelpWords>>;
}

/** Articles of the help center and answers to frequent questions. */
export const helpEntries = pgTable(
  "help_entries",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    kind: t.text("kind", { enum: helpKinds }).notNull(),
    /** One name for both kinds, so that a link never has to say which it means. */
    slug: t.text("slug").notNull().unique(),
    category: t.text("category", { enum: helpCategories }).notNull(),
    /** Its place among those of its category. */
    position: t.integer("position").notNull(),
    isPublished: t.boolean("is_published").notNull(),
    /** Counts the changes; `help_versions` keeps each. */
    version: t.integer("version").notNull().default(1),
    helpful: t.integer("helpful").notNull().default(0),
    unhelpful: t.integer("unhelpful").notNull().default(0),
    updatedAt: instant("updated_at").notNull(),
    /** Null while it is as the product brought it: then a newer release may rewrite it. */
    updatedBy: t.uuid("updated_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
  }),
  (table) => [
    index("help_entries_order").on(table.kind, table.category, table.position, table.id),
    check("help_entries_votes", sql`${table.helpful} >= 0 and ${table.unhelpful} >= 0`),
  ],
);

/** What an entry says, by language. */
export const helpTexts = pgTable(
  "help_texts",
  (t) => ({
    entryId: idOf("entry_id", () => helpEntries.id),
    language: t.text("language", { enum: languages }).notNull(),
    title: t.text("title").notNull(),
    body: t.text("body").notNull(),
    /** Title and body as they are searched. */
    searchTitle: t
      .text("search_title")
      .notNull()
      .generatedAlwaysAs(folded(sql`"title"`)),
    searchText: t
      .text("search_text")
      .notNull()
      .generatedAlwaysAs(folded(sql`"title" || ' ' || "body"`)),
  }),
  (table) => [primaryKey({ columns: [table.entryId, table.language] })],
);

/** Every state an entry was in. */
export const helpVersions = pgTable(
  "help_versions",
  (t) => ({
    entryId: idOf("entry_id", () => helpEntries.id),
    version: t.integer("version").notNull(),
    content: t.jsonb("content").$type<HelpContent>().notNull(),
    /** Null where it came with the product. */
    changedBy: t.uuid("changed_by").references(() => users.id),
    changedAt: instant("changed_at").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.entryId, table.version] })],
);

/** Whether an article helped: one vote a browser. Neither browser nor address can be read from it. */
export const helpVotes = pgTable(
  "help_votes",
  (t) => ({
    entryId: idOf("entry_id", () => helpEntries.id),
    voter: t.text("voter").notNull(),
    /** Keyed hash of the address: a few votes count from one, however many browsers it claims to be. */
    address: t.text("address").notNull(),
    isHelpful: t.boolean("is_helpful").notNull(),
    votedAt: instant("voted_at").notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.entryId, table.voter] }),
    index("help_votes_address").on(table.entryId, table.address),
  ],
);
