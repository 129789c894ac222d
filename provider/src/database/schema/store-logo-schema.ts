import { pgTable } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";
import { stores } from "./store-schema.ts";

/**
 * Logos that admins uploaded for stores, re-encoded as square WebP that contains only the pixels of the file.
 */
export const storeLogos = pgTable("store_logos", (t) => ({
  storeId: t
    .uuid("store_id")
    .primaryKey()
    .references(() => stores.id),
  /** New for every logo, so that the content at an address never changes. */
  id: t.uuid("id").notNull().unique(),
  content: bytes("content").notNull(),
  createdAt: instant("created_at").notNull(),
}));
