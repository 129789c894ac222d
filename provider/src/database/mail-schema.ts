import { sql } from "drizzle-orm";
import { check, index, pgTable } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";
import { mailLinks } from "./mail-link-schema.ts";
import { users } from "./schema.ts";

/** A row only for members who changed something; all others have the defaults. */
export const notificationSettings = pgTable("notification_settings", (t) => ({
  userId: t
    .uuid("user_id")
    .primaryKey()
    .references(() => users.id),
  /** Type → channel → on; what is missing has its default, so new types need no migration. */
  channels: t.jsonb("channels").notNull(),
  language: t.text("language", { enum: ["vi", "en", "fr", "ar"] }).notNull(),
  quietHours: t.jsonb("quiet_hours"),
  timeZone: t.text("time_zone").notNull(),
  digest: t.text("digest", { enum: ["off", "daily", "weekly"] }).notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
}));

/** The outbox: one row is one e-mail. Its text is made from its items when it is sent. */
export const mails = pgTable(
  "mails",
  (t) => ({
    /** Also its Message-ID: a mail sent again is the same mail. */
    id: t.uuid("id").primaryKey(),
    sequence: t.bigserial("sequence", { mode: "bigint" }).notNull(),
    /** Null for somebody without an account, whom name and address are kept of. */
    userId: t.uuid("user_id").references(() => users.id),
    toName: t.text("to_name"),
    /** Where it goes when that is not the account's address; null: there, as it is when the mail is sent. */
    toAddress: t.text("to_address"),
    kind: t
      .text("kind", {
        enum: ["single", "daily", "weekly", "link", "notice", "answer", "invoice", "farewell", "invitation"],
      })
      .notNull(),
    /** What a mail of kind `link` carries; its token is added while it is sent. */
    linkId: t.uuid("link_id").references(() => mailLinks.id, { onDelete: "set null" }),
    /** What it is sent for: never twice. */
    cause: t.text("cause").notNull().unique(),
    language: t.text("language", { enum: ["vi", "en", "fr", "ar"] }).notNull(),
    state: t
      .text("state", { enum: ["waiting", "sent", "dropped", "dead"] })
      .notNull()
      .default("waiting"),
    sendAfter: instant("send_after").notNull(),
    attempts: t.integer("attempts").notNull().default(0),
    /** A process is sending it; after this another one may. */
    leasedUntil: instant("leased_until"),
    sentAt: instant("sent_at"),
    error: t.text("error"),
    createdAt: instant("created_at").notNull().defaultNow(),
  }),
  (table) => [
    index("mails_due")
      .on(table.sendAfter)
      .where(sql`${table.state} = 'waiting'`),
    index("mails_sequence").on(table.sequence),
    index("mails_dead")
      .on(table.sequence)
      .where(sql`${table.state} = 'dead'`),
    index("mails_link")
      .on(table.linkId)
      .where(sql`${table.linkId} is not null`),
    check(
      "mails_recipient",
      sql`(${table.userId} is null) = (${table.toName} is not null) and (${table.userId} is not null or ${table.toAddress} is not null)`,
    ),
    check("mails_sent", sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
  ],
);

/** What a mail tells about: one, or in a digest many. */
export const mailItems = pgTable(
  "mail_items",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    sequence: t.bigserial("sequence", { mode: "bigint" }).notNull(),
    mailId: t
      .uuid("mail_id")
      .notNull()
      .references(() => mails.id, { onDelete: "cascade" }),
    cause: t.text("cause").notNull().unique(),
    type: t.text("type").notNull(),
    title: t.text("title").notNull(),
    description: t.text("description").notNull(),
    /** The dashboard's page about it, without a language. */
    path: t.text("path").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  }),
  (table) => [index("mail_items_mail").on(table.mailId, table.sequence)],
);

/** A file that goes with a mail, apart so that no list ever reads it. */
export const mailAttachments = pgTable("mail_attachments", (t) => ({
  mailId: t
    .uuid("mail_id")
    .primaryKey()
    .references(() => mails.id, { onDelete: "cascade" }),
  fileName: t.text("file_name").notNull(),
  contentType: t.text("content_type").notNull(),
  content: bytes("content").notNull(),
}));
