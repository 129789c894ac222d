import { sql } from "drizzle-orm";
import { check, index, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import type { keyLifetimes } from "#contract/api-keys/key-rules.ts";
import type { Permission } from "#contract/roles/permissions.ts";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** A key with which a program of the operator acts for the admin who created it. */
export const apiKeys = pgTable(
  "api_keys",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    name: t.text("name").notNull(),
    permissions: t.text("permissions").array().$type<Permission[]>().notNull(),
    /** The IP addresses and CIDR blocks from which the key can be used; empty for all. */
    addresses: t.text("addresses").array().notNull(),
    /** The number of days from creation or rotation until the key expires; `null` for no expiry. */
    lifetimeDays: t.integer("lifetime_days").$type<(typeof keyLifetimes)[number]>(),
    expiresAt: instant("expires_at"),
    createdBy: idOf("created_by", () => users.id),
    createdAt: instant("created_at").notNull(),
    revokedAt: instant("revoked_at"),
    /** Updated at most once a minute. */
    lastUsedAt: instant("last_used_at"),
    lastUsedAddress: t.text("last_used_address"),
  }),
  (table) => [check("api_keys_expiry", sql`(${table.lifetimeDays} is null) = (${table.expiresAt} is null)`)],
);

/** The hashed tokens of keys. After a rotation, the previous token remains valid until `ends_at`. */
export const apiKeyTokens = pgTable(
  "api_key_tokens",
  (t) => ({
    hash: t.text("hash").primaryKey(),
    id: t.uuid("id").notNull(),
    keyId: idOf("key_id", () => apiKeys.id),
    /**
     * The last characters of the token, which are part of its checksum. They are shown so that people recognize
     * the token.
     */
    ending: t.text("ending").notNull(),
    createdAt: instant("created_at").notNull(),
    endsAt: instant("ends_at"),
  }),
  (table) => [
    uniqueIndex("api_key_tokens_current")
      .on(table.keyId)
      .where(sql`${table.endsAt} is null`),
    index("api_key_tokens_key").on(table.keyId),
  ],
);
