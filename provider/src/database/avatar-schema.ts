import { pgTable } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** Members' pictures as we drew them anew: WebP, square, nothing of the file that was sent but its pixels. */
export const avatars = pgTable("avatars", (t) => ({
  userId: t
    .uuid("user_id")
    .primaryKey()
    .references(() => users.id),
  /** Random, and new with every picture: who has the address may see it, and it never changes there. */
  id: t.uuid("id").notNull().unique(),
  content: bytes("content").notNull(),
  createdAt: instant("created_at").notNull(),
}));
