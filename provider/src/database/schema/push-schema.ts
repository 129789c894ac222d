import { sql } from "drizzle-orm";
import { check, index, pgTable, unique } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";
import { sessions } from "./session-schema.ts";

/** The server's key pair for push services: one row, written when the first process needs it. */
export const pushKeys = pgTable(
  "push_keys",
  (t) => ({
    id: t.smallint("id").primaryKey(),
    publicKey: t.text("public_key").notNull(),
    /** The private key, encrypted. */
    ciphertext: t.text("ciphertext").notNull(),
    createdAt: instant("created_at").notNull(),
  }),
  (table) => [check("push_keys_one", sql`${table.id} = 1`)],
);

/**
 * Browsers that get push messages. A device belongs to the session in which it was added and is removed when
 * the session ends.
 */
export const pushDevices = pgTable(
  "push_devices",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: idOf("user_id", () => users.id),
    sessionId: t
      .uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** The address at the browser's push service, which accepts only messages signed by this server. */
    endpoint: t.text("endpoint").notNull(),
    endpointHash: t.text("endpoint_hash").notNull().unique(),
    /** The browser's public key and secret, used to encrypt messages. */
    p256dh: t.text("p256dh").notNull(),
    auth: t.text("auth").notNull(),
    /** The language of the pages on that device. */
    language: t.text("language", { enum: ["en", "fr", "ar"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    lastPushAt: instant("last_push_at"),
  }),
  (table) => [
    index("push_devices_user").on(table.userId, table.createdAt),
    index("push_devices_session").on(table.sessionId),
  ],
);

/**
 * The outbox: one row for each notification and device. A row is deleted when the message was sent or given up.
 */
export const pushMessages = pgTable(
  "push_messages",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    deviceId: t
      .uuid("device_id")
      .notNull()
      .references(() => pushDevices.id, { onDelete: "cascade" }),
    notificationId: t.uuid("notification_id").notNull(),
    type: t.text("type").notNull(),
    title: t.text("title").notNull(),
    description: t.text("description").notNull(),
    language: t.text("language", { enum: ["vi", "en", "fr", "ar"] }).notNull(),
    dueAt: instant("due_at").notNull(),
    attempts: t.integer("attempts").notNull().default(0),
    /** Until this time, one process is sending the message. Afterwards, another process may send it. */
    leasedUntil: instant("leased_until"),
    createdAt: instant("created_at").notNull(),
  }),
  (table) => [
    unique("push_messages_once").on(table.deviceId, table.notificationId),
    index("push_messages_due").on(table.dueAt),
  ],
);
