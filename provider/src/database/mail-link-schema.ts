import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./schema.ts";

/** Links that mails carry, each good for one use. Their tokens are kept nowhere, only hashes of them. */
export const mailLinks = pgTable(
  "mail_links",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    /** What it may be used for; a link of one purpose is nothing to another. */
    purpose: text("purpose", { enum: ["known_device", "password_reset"] }).notNull(),
    hash: text("hash").notNull().unique(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("mail_links_expired").on(table.expiresAt)],
);
