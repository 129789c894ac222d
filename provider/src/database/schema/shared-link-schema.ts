import { sql } from "drizzle-orm";
import { index, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";
import { stores } from "./store-schema.ts";

/** Members' links to pages of stores. */
export const sharedLinks = pgTable(
  "shared_links",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: idOf("user_id", () => users.id),
    storeId: idOf("store_id", () => stores.id),
    /** The code in the link's own address. */
    code: t.text("code").notNull().unique(),
    /** A page of the store's own site. */
    address: t.text("address").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When its owner turned it off. */
    endedAt: instant("ended_at"),
  }),
  (table) => [
    index("shared_links_newest").on(table.userId, table.createdAt, table.id),
    uniqueIndex("shared_links_address")
      .on(table.userId, table.address)
      .where(sql`${table.endedAt} is null`),
  ],
);
