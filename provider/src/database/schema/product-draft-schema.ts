import { pgTable, primaryKey } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** Unsaved product forms of admins, visible only to their author. */
export const shopProductDrafts = pgTable(
  "shop_product_drafts",
  (t) => ({
    userId: idOf("user_id", () => users.id),
    /** A product's id, or `new`. */
    product: t.text("product").notNull(),
    fields: t.jsonb("fields").$type<Record<string, string>>().notNull(),
    revision: t.integer("revision").notNull(),
    savedAt: instant("saved_at").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.userId, table.product] })],
);
