import { sql } from "drizzle-orm";
import { pgTable, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** A user's saved views of a list. */
export const savedViews = pgTable(
  "saved_views",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: idOf("user_id", () => users.id),
    /** The list's screen, without language. */
    list: t.text("list").notNull(),
    name: t.text("name").notNull(),
    query: t.text("query").notNull(),
    isDefault: t.boolean("is_default").notNull(),
    createdAt: instant("created_at").notNull(),
  }),
  (table) => [
    unique("saved_views_name").on(table.userId, table.list, table.name),
    uniqueIndex("saved_views_default")
      .on(table.userId, table.list)
      .where(sql`${table.isDefault}`),
  ],
);
