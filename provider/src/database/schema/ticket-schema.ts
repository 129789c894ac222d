import { sql } from "drizzle-orm";
import { check, index, pgTable } from "drizzle-orm/pg-core";
import { ticketTopics } from "#contract/tickets/ticket-limits.ts";
import { ticketStates } from "#contract/tickets/tickets.ts";
import { instant } from "./columns.ts";
import { users } from "./schema.ts";

/**
 * A support request of a member, or of a visitor without an account, who leaves a name and an email address.
 */
export const tickets = pgTable(
  "tickets",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: t.uuid("user_id").references(() => users.id),
    name: t.text("name"),
    email: t.text("email"),
    /** Keyed hash of a visitor's network address, to limit the number of tickets from one address. */
    address: t.text("address"),
    /** Keyed hash of a visitor's form, so that a form that is submitted twice creates one ticket. */
    formHash: t.text("form_hash").unique(),
    /** The sender's language. Used for the mail with the answer if no other is known. */
    language: t.text("language", { enum: ["en", "fr", "ar"] }).notNull(),
    topic: t.text("topic", { enum: ticketTopics }).notNull(),
    subject: t.text("subject").notNull(),
    state: t.text("state", { enum: ticketStates }).notNull().default("open"),
    /**
     * Whether the sender's account is premium. Updated whenever the account changes, so that the queue needs no
     * join.
     */
    isPremium: t.boolean("is_premium").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  }),
  (table) => [
    index("tickets_queue").on(
      sql`(case when ${table.isPremium} and ${table.state} = 'open' then 1 else 0 end)`,
      table.createdAt,
      table.id,
    ),
    index("tickets_newest").on(table.createdAt, table.id),
    index("tickets_state").on(table.state, table.createdAt, table.id),
    index("tickets_user").on(table.userId, table.createdAt, table.id),
    index("tickets_address").on(table.address, table.createdAt),
    check(
      "tickets_sender",
      sql`(${table.userId} is null) = (${table.email} is not null) and (${table.userId} is null) = (${table.name} is not null)`,
    ),
  ],
);

/** A message in a ticket. A message without an author is from the ticket's sender. */
export const ticketMessages = pgTable(
  "ticket_messages",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    sequence: t.bigserial("sequence", { mode: "bigint" }).notNull(),
    ticketId: t
      .uuid("ticket_id")
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    authorId: t.uuid("author_id").references(() => users.id),
    body: t.text("body").notNull(),
    createdAt: instant("created_at").notNull(),
  }),
  (table) => [index("ticket_messages_ticket").on(table.ticketId, table.sequence)],
);
