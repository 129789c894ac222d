import { pgTable } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";
import { stores } from "./store-schema.ts";

/** Logos that admins gave stores, as we drew them anew: WebP, square, nothing of the file but its pixels. */
export const storeLogos = pgTable("store_logos", (t) => ({
  storeId: t
    .uuid("store_id")
    .primaryKey()
    .references(() => stores.id),
  /** New with every logo: what stands at its address never changes. */
  id: t.uuid("id").notNull().unique(),
  content: bytes("content").notNull(),
  createdAt: instant("created_at").notNull(),
}));
