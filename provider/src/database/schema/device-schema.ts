import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** Browsers in which an account was signed in. Only hashes of their ids are stored. */
export const knownDevices = pgTable(
  "known_devices",
  (t) => ({
    userId: idOf("user_id", () => users.id),
    hash: t.text("hash").notNull(),
    firstSeenAt: instant("first_seen_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    /** Until this time, logins in this browser skip the second step, because the owner trusted it. */
    trustedUntil: instant("trusted_until"),
  }),
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    // Finds the accounts that share a browser.
    index("known_devices_hash").on(table.hash, table.userId),
  ],
);
