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
  /** Null until a code has shown that the app knows the secret: no login asks for it before. */
  confirmedAt: instant("confirmed_at"),
  /** The time step of the last code that was taken: it and those before it work no more. */
  lastStep: t.integer("last_step"),
}));

/** Codes for who has lost the app. Only keyed hashes are kept, and a used one is removed. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  (t) => ({
    userId: idOf("user_id", () => users.id),
    hash: t.text("hash").notNull(),
    createdAt: instant("created_at").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Log-ins whose password, or whose account at a connected service, was right and whose second step is still to come. */
export const loginChallenges = pgTable(
  "login_challenges",
  (t) => ({
    /** Of a token that is kept nowhere else. */
    hash: t.text("hash").primaryKey(),
    userId: idOf("user_id", () => users.id),
    /** The network it was made from; it is of no use to another. */
    address: t.text("address").notNull(),
    /** Whether the password was given: a service does not stand for it where it is asked for again. */
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
