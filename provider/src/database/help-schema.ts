import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
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
  {
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: helpKinds }).notNull(),
    /** One name for both kinds, so that a link never has to say which it means. */
    slug: text("slug").notNull().unique(),
    category: text("category", { enum: helpCategories }).notNull(),
    /** Its place among those of its category. */
    position: integer("position").notNull(),
    isPublished: boolean("is_published").notNull(),
    /** Counts the changes; `help_versions` keeps each. */
    version: integer("version").notNull().default(1),
    helpful: integer("helpful").notNull().default(0),
    unhelpful: integer("unhelpful").notNull().default(0),
    updatedAt: instant("updated_at").notNull(),
    /** Null while it is as the product brought it: then a newer release may rewrite it. */
    updatedBy: uuid("updated_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("help_entries_order").on(table.kind, table.category, table.position, table.id),
    check("help_entries_votes", sql`${table.helpful} >= 0 and ${table.unhelpful} >= 0`),
  ],
);

/** What an entry says, by language. */
export const helpTexts = pgTable(
  "help_texts",
  {
    entryId: idOf("entry_id", () => helpEntries.id),
    language: text("language", { enum: languages }).notNull(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    /** Title and body as they are searched. */
    searchTitle: text("search_title")
      .notNull()
      .generatedAlwaysAs(folded(sql`"title"`)),
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(folded(sql`"title" || ' ' || "body"`)),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.language] })],
);

/** Every state an entry was in. */
export const helpVersions = pgTable(
  "help_versions",
  {
    entryId: idOf("entry_id", () => helpEntries.id),
    version: integer("version").notNull(),
    content: jsonb("content").$type<HelpContent>().notNull(),
    /** Null where it came with the product. */
    changedBy: uuid("changed_by").references(() => users.id),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.version] })],
);

/** Whether an article helped: one vote a browser. Neither browser nor address can be read from it. */
export const helpVotes = pgTable(
  "help_votes",
  {
    entryId: idOf("entry_id", () => helpEntries.id),
    voter: text("voter").notNull(),
    /** Keyed hash of the address: a few votes count from one, however many browsers it claims to be. */
    address: text("address").notNull(),
    isHelpful: boolean("is_helpful").notNull(),
    votedAt: instant("voted_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.voter] }),
    index("help_votes_address").on(table.entryId, table.address),
  ],
);
