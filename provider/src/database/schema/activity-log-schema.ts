import { sql } from "drizzle-orm";
import { check, index, pgTable } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./schema.ts";

/** Append-only. `hash` covers the row's fields and `previousHash`. */
export const activityLogs = pgTable(
  "activity_logs",
  (t) => ({
    sequence: t.bigint("sequence", { mode: "bigint" }).primaryKey(),
    at: instant("at").notNull(),
    actorId: t.uuid("actor_id").references(() => users.id),
    actorEmail: t.text("actor_email").notNull(),
    action: t.text("action").notNull(),
    objectType: t.text("object_type").notNull(),
    objectId: t.text("object_id").notNull(),
    objectLabel: t.text("object_label"),
    before: t.jsonb("before"),
    after: t.jsonb("after"),
    ip: t.text("ip"),
    requestId: t.text("request_id"),
    /** The API key with which a program acted for the admin. */
    apiKeyId: t.uuid("api_key_id"),
    apiKeyName: t.text("api_key_name"),
    previousHash: t.text("previous_hash").notNull(),
    hash: t.text("hash").notNull(),
  }),
  (table) => [
    index("activity_logs_action").on(table.action, table.sequence),
    index("activity_logs_at").on(table.at),
  ],
);

export const activityLogHead = pgTable(
  "activity_log_head",
  (t) => ({
    id: t.boolean("id").primaryKey().default(true),
    sequence: t.bigint("sequence", { mode: "bigint" }).notNull(),
    hash: t.text("hash").notNull(),
  }),
  (table) => [check("activity_log_head_single", sql`${table.id}`)],
);
