import { and, asc, eq, lt, sql, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { timeOrder } from "#contract/calls/list.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { orderByKeys, orderByTime } from "../../database/queries/keyset-order.ts";
import type { KeysetOrder } from "../../database/queries/keyset.ts";
import { users } from "../../database/schema/schema.ts";
import { ticketMessages, tickets } from "../../database/schema/ticket-schema.ts";

export type TicketRow = typeof tickets.$inferSelect;
export interface WithTicket {
  ticket: TicketRow;
}

const author = alias(users, "author");

/** Orders tickets by the time they were opened. */
export function ticketsByTime(order: z.output<typeof timeOrder>): KeysetOrder<WithTicket> {
  return orderByTime({ time: tickets.createdAt, id: tickets.id }, order, ({ ticket }) => [
    ticket.createdAt,
    ticket.id,
  ]);
}

/** Orders tickets by priority: waiting tickets of premium members first, then all others, each newest first. */
export function ticketsInQueue(): KeysetOrder<WithTicket> {
  const premiumFirst = sql`(case when ${tickets.isPremium} and ${tickets.state} = 'open' then 1 else 0 end)`;
  return orderByKeys(
    [
      [premiumFirst, "bigint"],
      [tickets.createdAt, "timestamptz"],
      [tickets.id, "uuid"],
    ],
    "descending",
    ({ ticket }) => [
      ticket.isPremium && ticket.state === "open" ? "1" : "0",
      ticket.createdAt.toISOString(),
      ticket.id,
    ],
  );
}

/** Returns a ticket and locks its row until the transaction ends; undefined if it doesn't exist. */
export async function lockTicket(tx: Transaction, id: string): Promise<TicketRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(tickets).where(eq(tickets.id, id)).for("no key update");
  return row;
}

export type TicketMessageRow = Awaited<ReturnType<typeof findMessages>>[number];

/** Returns a ticket's messages in order, with the names of the admins who wrote them. */
export async function findMessages(queryable: Queryable, ticketId: string) {
  return queryable
    .select({ message: ticketMessages, author: author.name })
    .from(ticketMessages)
    .leftJoin(author, eq(author.id, ticketMessages.authorId))
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.sequence));
}

/** Counts a ticket's messages. */
export async function countMessages(queryable: Queryable, ticketId: string): Promise<number> {
  return queryable.$count(ticketMessages, eq(ticketMessages.ticketId, ticketId));
}

/** Adds a message and updates the state of its ticket accordingly. */
export async function addMessage(
  tx: Transaction,
  row: typeof ticketMessages.$inferInsert,
  state: TicketRow["state"],
): Promise<void> {
  await tx.insert(ticketMessages).values(row);
  const change = { state, updatedAt: row.createdAt };
  await tx.update(tickets).set(change).where(eq(tickets.id, row.ticketId));
}

/** Deletes visitors' tickets without a message since a given time. */
export async function pruneTickets(queryable: Queryable, before: Date): Promise<void> {
  await queryable.delete(tickets).where(and(isNull(tickets.userId), lt(tickets.updatedAt, before)));
}

/**
 * Locks a sender (an address or a member) until the transaction ends, so that the sender's other tickets wait.
 */
export async function lockSender(tx: Transaction, sender: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ticket:${sender}`}, 0))`);
}
