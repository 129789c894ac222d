import { pgTable, primaryKey } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/**
 * Idempotency keys with the saved responses. A key is written in the same transaction as the work it protects,
 * so that failed work doesn't use it up.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  (t) => ({
    userId: idOf("user_id", () => users.id),
    route: t.text("route").notNull(),
    key: t.text("key").notNull(),
    bodyHash: t.text("body_hash").notNull(),
    status: t.integer("status"),
    answer: t.jsonb("answer"),
    createdAt: instant("created_at").notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.userId, table.route, table.key] })],
);
