import { sql } from "drizzle-orm";
import {
  bigserial,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { mailLinks } from "./mail-link-schema.ts";
import { users } from "./schema.ts";

/** A row only for members who changed something; all others have the defaults. */
export const notificationSettings = pgTable("notification_settings", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id),
  /** Type → channel → on; what is missing has its default, so new types need no migration. */
  channels: jsonb("channels").notNull(),
  language: text("language", { enum: ["vi", "en", "fr", "ar"] }).notNull(),
  quietHours: jsonb("quiet_hours"),
  timeZone: text("time_zone").notNull(),
  digest: text("digest", { enum: ["off", "daily", "weekly"] }).notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** The outbox: one row is one e-mail. Its text is made from its items when it is sent. */
export const mails = pgTable(
  "mails",
  {
    /** Also its Message-ID: a mail sent again is the same mail. */
    id: uuid("id").primaryKey(),
    sequence: bigserial("sequence", { mode: "bigint" }).notNull(),
    /** Null for somebody without an account, whom name and address are kept of. */
    userId: uuid("user_id").references(() => users.id),
    toName: text("to_name"),
    /** Where it goes when that is not the account's address; null: there, as it is when the mail is sent. */
    toAddress: text("to_address"),
    kind: text("kind", {
      enum: ["single", "daily", "weekly", "link", "notice", "answer", "invoice", "farewell", "invitation"],
    }).notNull(),
    /** What a mail of kind `link` carries; its token is added while it is sent. */
    linkId: uuid("link_id").references(() => mailLinks.id, { onDelete: "set null" }),
    /** What it is sent for: never twice. */
    cause: text("cause").notNull().unique(),
    language: text("language", { enum: ["vi", "en", "fr", "ar"] }).notNull(),
    state: text("state", { enum: ["waiting", "sent", "dropped", "dead"] })
      .notNull()
      .default("waiting"),
    sendAfter: instant("send_after").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** A process is sending it; after this another one may. */
    leasedUntil: instant("leased_until"),
    sentAt: instant("sent_at"),
    error: text("error"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
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
  {
    id: uuid("id").primaryKey(),
    sequence: bigserial("sequence", { mode: "bigint" }).notNull(),
    mailId: uuid("mail_id")
      .notNull()
      .references(() => mails.id, { onDelete: "cascade" }),
    cause: text("cause").notNull().unique(),
    type: text("type").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    /** The dashboard's page about it, without a language. */
    path: text("path").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("mail_items_mail").on(table.mailId, table.sequence)],
);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A file that goes with a mail, apart so that no list ever reads it. */
export const mailAttachments = pgTable("mail_attachments", {
  mailId: uuid("mail_id")
    .primaryKey()
    .references(() => mails.id, { onDelete: "cascade" }),
  fileName: text("file_name").notNull(),
  contentType: text("content_type").notNull(),
  content: bytes("content").notNull(),
});
