import { sql } from "drizzle-orm";
import { check, index, pgTable } from "drizzle-orm/pg-core";
import { ticketTopics } from "#contract/ticket-limits.ts";
import { ticketStates } from "#contract/tickets.ts";
import { instant } from "./columns.ts";
import { users } from "./schema.ts";

/** What somebody wrote to us: a member, or somebody without an account, who leaves name and e-mail. */
export const tickets = pgTable(
  "tickets",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: t.uuid("user_id").references(() => users.id),
    name: t.text("name"),
    email: t.text("email"),
    /** Keyed hash of the address a visitor wrote from: so many come from one. */
    address: t.text("address"),
    /** Keyed hash of a visitor's form: sent again it is one ticket. */
    formHash: t.text("form_hash").unique(),
    /** What the sender reads: the answer's mail is in it where nothing else is known. */
    language: t.text("language", { enum: ["en", "fr", "ar"] }).notNull(),
    topic: t.text("topic", { enum: ticketTopics }).notNull(),
    subject: t.text("subject").notNull(),
    state: t.text("state", { enum: ticketStates }).notNull().default("open"),
    /** Whether its sender's account is premium now: changes with it, so that the queue needs no second table. */
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

/** What was said in a ticket; without an author it is the sender's. */
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
