import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./schema.ts";

/** Append-only; `hash` covers the row's fields and `previousHash`. */
export const activityLogs = pgTable(
  "activity_logs",
  {
    sequence: bigint("sequence", { mode: "bigint" }).primaryKey(),
    at: instant("at").notNull(),
    actorId: uuid("actor_id").references(() => users.id),
    actorEmail: text("actor_email").notNull(),
    action: text("action").notNull(),
    objectType: text("object_type").notNull(),
    objectId: text("object_id").notNull(),
    objectLabel: text("object_label"),
    before: jsonb("before"),
    after: jsonb("after"),
    ip: text("ip"),
    requestId: text("request_id"),
    previousHash: text("previous_hash").notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [
    index("activity_logs_action").on(table.action, table.sequence),
    index("activity_logs_at").on(table.at),
  ],
);

export const activityLogHead = pgTable(
  "activity_log_head",
  {
    id: boolean("id").primaryKey().default(true),
    sequence: bigint("sequence", { mode: "bigint" }).notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [check("activity_log_head_single", sql`${table.id}`)],
);
