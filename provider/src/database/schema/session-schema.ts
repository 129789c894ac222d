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
    /** The id of the browser extension that uses this session; `null` for a session in a browser. */
    extension: t.text("extension"),
  }),
  (table) => [index("sessions_user").on(table.userId), index("sessions_ip").on(table.ip, table.userId)],
);

/**
 * Refresh tokens, of which only hashes are stored. The next token is derived from its predecessor, so that it
 * can be issued again during the grace period without being stored in plain text.
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
    /** When the next token was first issued. */
    rotatedAt: instant("rotated_at"),
    /** When the next token was first used. The grace period of 30 s for this token starts then. */
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

/**
 * The latest code with which an extension that a member allowed can connect to the account. Exchanging the code
 * deletes it.
 */
export const extensionCodes = pgTable("extension_codes", (t) => ({
  userId: idOf("user_id", () => users.id).primaryKey(),
  hash: t.text("hash").notNull().unique(),
  extension: t.text("extension").notNull(),
  /** SHA-256 of the verifier that the extension keeps. */
  challenge: t.text("challenge").notNull(),
  expiresAt: instant("expires_at").notNull(),
}));
