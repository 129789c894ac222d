import { index, pgTable } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** What a link in a mail may be used for. */
const linkPurposes = [
  "known_device",
  "password_reset",
  "email_verification",
  "email_change",
  "email_undo",
  "not_me",
  "invitation",
] as const;

/** Links that mails carry, each good for one use. Their tokens are kept nowhere, only hashes of them. */
export const mailLinks = pgTable(
  "mail_links",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: idOf("user_id", () => users.id),
    /** What it may be used for; a link of one purpose is nothing to another. */
    purpose: t.text("purpose", { enum: linkPurposes }).notNull(),
    /** The address it was mailed to: it acts for the account of that address alone (S29). */
    email: t.text("email").notNull(),
    /** Sign-in methods added from then on are removed by a link that takes the account back (S29). */
    trustedSince: instant("trusted_since").notNull(),
    /** The login that asked for it and goes on when it is used; of `not_me` the one it is about. */
    sessionId: t.uuid("session_id"),
    hash: t.text("hash").notNull().unique(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  }),
  (table) => [index("mail_links_expired").on(table.expiresAt)],
);
