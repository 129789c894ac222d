import { index, pgTable } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** Passkeys: key pairs whose private key never leaves the owner's device or password manager. */
export const passkeys = pgTable(
  "passkeys",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: idOf("user_id", () => users.id),
    /** The credential id assigned by the authenticator, in base64url. */
    credentialId: t.text("credential_id").notNull().unique(),
    /** COSE, in base64url. */
    publicKey: t.text("public_key").notNull(),
    /** The authenticator's usage counter; always 0 for passkeys shared between devices. */
    counter: t.bigint("counter", { mode: "number" }).notNull(),
    /** How browsers communicate with it: `internal`, `usb`… */
    transports: t.text("transports").array().notNull(),
    isSynced: t.boolean("is_synced").notNull(),
    name: t.text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  }),
  (table) => [index("passkeys_user").on(table.userId, table.createdAt)],
);

/** Used challenges. They are stored until they expire, so that none can be used twice. */
export const usedPasskeyChallenges = pgTable(
  "used_passkey_challenges",
  (t) => ({ hash: t.text("hash").primaryKey(), expiresAt: instant("expires_at").notNull() }),
  (table) => [index("used_passkey_challenges_expired").on(table.expiresAt)],
);
