import { index, pgTable } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** Sessions: one row per login, to which all refresh tokens of that login belong. */
export const sessions = pgTable(
  "sessions",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: idOf("user_id", () => users.id),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    /** When the password was last entered, at login or for a confirmation. */
    provenAt: instant("proven_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
    revokedReason: t.text("revoked_reason"),
    ip: t.text("ip"),
    userAgent: t.text("user_agent"),
    /** The id of the browser extension that has this session; `null` for a browser's. */
    extension: t.text("extension"),
  }),
  (table) => [index("sessions_user").on(table.userId), index("sessions_ip").on(table.ip, table.userId)],
);

/**
 * Only hashes are stored. A successor is derived from its predecessor, so that the grace period needs no plain
 * text.
 */
export const refreshTokens = pgTable(
  "refresh_tokens",
  (t) => ({
    hash: t.text("hash").primaryKey(),
    sessionId: t
      .uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** When its successor was first issued. */
    rotatedAt: instant("rotated_at"),
    /** When its successor was first used: the grace period of 30 s starts then. */
    successorUsedAt: instant("successor_used_at"),
  }),
  (table) => [index("refresh_tokens_session").on(table.sessionId)],
);

/** Tokens of connected browser extensions. Only hashes are stored. */
export const extensionTokens = pgTable(
  "extension_tokens",
  (t) => ({
    hash: t.text("hash").primaryKey(),
    sessionId: t
      .uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
  }),
  (table) => [index("extension_tokens_session").on(table.sessionId)],
);

/** The code of a member who allowed an extension to connect: the latest one, until it is exchanged. */
export const extensionCodes = pgTable("extension_codes", (t) => ({
  userId: idOf("user_id", () => users.id).primaryKey(),
  hash: t.text("hash").notNull().unique(),
  extension: t.text("extension").notNull(),
  /** SHA-256 of the verifier that the extension keeps. */
  challenge: t.text("challenge").notNull(),
  expiresAt: instant("expires_at").notNull(),
}));
