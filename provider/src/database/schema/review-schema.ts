import { sql } from "drizzle-orm";
import { check, index, pgTable, unique } from "drizzle-orm/pg-core";
import { reviewStates } from "#contract/reviews/review-limits.ts";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";
import { stores } from "./store-schema.ts";

/** Members' reviews of stores they bought at: one per store, published after an admin's approval. */
export const storeReviews = pgTable(
  "store_reviews",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    storeId: idOf("store_id", () => stores.id),
    userId: idOf("user_id", () => users.id),
    stars: t.integer("stars").notNull(),
    text: t.text("text").notNull(),
    language: t.text("language", { enum: ["en", "fr", "ar"] }).notNull(),
    state: t.text("state", { enum: reviewStates }).notNull(),
    /** The operator's public reply. */
    reply: t.text("reply"),
    /**
     * Incremented by each of the author's changes, so that an admin's decision applies only to the version that
     * the admin read.
     */
    version: t.integer("version").notNull().default(1),
    decidedBy: t.uuid("decided_by").references(() => users.id),
    decidedAt: instant("decided_at"),
    writtenAt: instant("written_at").notNull(),
  }),
  (table) => [
    unique("store_reviews_once").on(table.userId, table.storeId),
    index("store_reviews_newest").on(table.writtenAt, table.id),
    index("store_reviews_state").on(table.state, table.writtenAt, table.id),
    index("store_reviews_store").on(table.storeId, table.state, table.writtenAt, table.id),
    index("store_reviews_by_stars").on(table.stars, table.writtenAt, table.id),
    check("store_reviews_stars", sql`${table.stars} between 1 and 5`),
    check("store_reviews_decided", sql`(${table.decidedBy} is null) or (${table.decidedAt} is not null)`),
    check("store_reviews_decider", sql`${table.decidedBy} is null or ${table.decidedBy} <> ${table.userId}`),
  ],
);
