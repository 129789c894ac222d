import { pgTable } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** Members' pictures, re-encoded as square WebP that contains only the pixels of the uploaded file. */
export const avatars = pgTable("avatars", (t) => ({
  userId: t
    .uuid("user_id")
    .primaryKey()
    .references(() => users.id),
  /**
   * Random and new for every picture: anyone with the URL can view the picture, and the content at the URL
   * never changes.
   */
  id: t.uuid("id").notNull().unique(),
  content: bytes("content").notNull(),
  createdAt: instant("created_at").notNull(),
}));
