import { sql } from "drizzle-orm";
import { check, index, pgTable } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";
import { mailLinks } from "./mail-link-schema.ts";
import { users } from "./schema.ts";

/** The notification settings of members who changed them. All others have the defaults. */
export const notificationSettings = pgTable("notification_settings", (t) => ({
  userId: t
    .uuid("user_id")
    .primaryKey()
    .references(() => users.id),
  /**
   * Whether a notification type is sent over a channel, by type and channel. Missing types have their defaults,
   * so that new types need no migration.
   */
  channels: t.jsonb("channels").notNull(),
  language: t.text("language", { enum: ["vi", "en", "fr", "ar"] }).notNull(),
  quietHours: t.jsonb("quiet_hours"),
  timeZone: t.text("time_zone"),
  digest: t.text("digest", { enum: ["off", "daily", "weekly"] }).notNull(),
  /** Whether push messages omit the details of the event. */
  discreet: t.boolean("discreet").notNull().default(false),
  updatedAt: instant("updated_at").notNull().defaultNow(),
}));

/** The outbox: one row per email. The text is rendered from the mail's items when it is sent. */
export const mails = pgTable(
  "mails",
  (t) => ({
    /** Also used for the Message-ID, so that a repeated mail is recognized as the same mail. */
    id: t.uuid("id").primaryKey(),
    sequence: t.bigserial("sequence", { mode: "bigint" }).notNull(),
    /** `null` for a recipient without an account, whose name and address are stored here. */
    userId: t.uuid("user_id").references(() => users.id),
    toName: t.text("to_name"),
    /** The recipient, if it isn't the account's address at the time of sending. */
    toAddress: t.text("to_address"),
    kind: t
      .text("kind", {
        enum: ["single", "daily", "weekly", "link", "notice", "answer", "invoice", "farewell", "invitation"],
      })
      .notNull(),
    /** The link in a mail of kind `link`. Its token is created when the mail is sent. */
    linkId: t.uuid("link_id").references(() => mailLinks.id, { onDelete: "set null" }),
    /** Identifies the event. There is only one mail per cause. */
    cause: t.text("cause").notNull().unique(),
    language: t.text("language", { enum: ["vi", "en", "fr", "ar"] }).notNull(),
    state: t
      .text("state", { enum: ["waiting", "sent", "dropped", "dead"] })
      .notNull()
      .default("waiting"),
    sendAfter: instant("send_after").notNull(),
    attempts: t.integer("attempts").notNull().default(0),
    /** Until this time, one process is sending the mail. Afterwards, another process may send it. */
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

/** The content of a mail: one item, or several in a digest. */
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
    /** The path of the page about the event in the dashboard, without the language. */
    path: t.text("path").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  }),
  (table) => [index("mail_items_mail").on(table.mailId, table.sequence)],
);

/** A mail's attachment, in its own table so that lists never read it. */
export const mailAttachments = pgTable("mail_attachments", (t) => ({
  mailId: t
    .uuid("mail_id")
    .primaryKey()
    .references(() => mails.id, { onDelete: "cascade" }),
  fileName: t.text("file_name").notNull(),
  contentType: t.text("content_type").notNull(),
  content: bytes("content").notNull(),
}));
