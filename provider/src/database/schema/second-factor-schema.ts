import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** An account's authenticator app. */
export const secondFactors = pgTable("second_factors", (t) => ({
  userId: t
    .uuid("user_id")
    .primaryKey()
    .references(() => users.id),
  /** AES-256-GCM over the shared secret, bound to the owner. */
  secretCiphertext: t.text("secret_ciphertext").notNull(),
  createdAt: instant("created_at").notNull(),
  /** `null` until a code has proven that the app has the secret. Until then, logins don't require it. */
  confirmedAt: instant("confirmed_at"),
  /** The time step of the last accepted code. This code and earlier ones are no longer valid. */
  lastStep: t.integer("last_step"),
}));

/** Codes for users who lost the app. Only keyed hashes are stored, and a used one is deleted. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  (t) => ({
    userId: idOf("user_id", () => users.id),
    hash: t.text("hash").notNull(),
    createdAt: instant("created_at").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Logins whose first step (password or connected service) succeeded and whose second step is pending. */
export const loginChallenges = pgTable(
  "login_challenges",
  (t) => ({
    /** Hash of the challenge's token. The token itself isn't stored. */
    hash: t.text("hash").primaryKey(),
    userId: idOf("user_id", () => users.id),
    /** The IP network from which the challenge was created. The challenge is invalid from other networks. */
    address: t.text("address").notNull(),
    /**
     * Whether the first step was the password: a login with a connected service doesn't count as a recent
     * password.
     */
    isProven: t.boolean("is_proven").notNull().default(true),
    tries: t.integer("tries").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  }),
  (table) => [
    index("login_challenges_user").on(table.userId),
    index("login_challenges_expired").on(table.expiresAt),
  ],
);
