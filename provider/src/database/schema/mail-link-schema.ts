import { index, pgTable } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** Purposes of links in mails. */
const linkPurposes = [
  "known_device",
  "password_reset",
  "email_verification",
  "email_change",
  "email_undo",
  "not_me",
  "invitation",
] as const;

/** Links in mails, each valid for one use. Only hashes of their tokens are stored. */
export const mailLinks = pgTable(
  "mail_links",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: idOf("user_id", () => users.id),
    /** What the link can be used for. */
    purpose: t.text("purpose", { enum: linkPurposes }).notNull(),
    /**
     * The address that the link was sent to. The link is valid only while this is the account's address (S29).
     */
    email: t.text("email").notNull(),
    /** If the link recovers the account, sign-in methods that were added after this time are removed (S29). */
    trustedSince: instant("trusted_since").notNull(),
    /**
     * The session that requested the link and remains signed in after its use; for `not_me`, the reported
     * session.
     */
    sessionId: t.uuid("session_id"),
    hash: t.text("hash").notNull().unique(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  }),
  (table) => [index("mail_links_expired").on(table.expiresAt)],
);
