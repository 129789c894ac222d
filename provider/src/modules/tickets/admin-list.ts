import { and, eq, inArray, or, sql } from "drizzle-orm";
import {
  adminListTickets,
  type AdminTicket,
  type AdminTicketThread,
} from "#contract/tickets/admin-tickets.ts";
import type { Column } from "../../csv/write.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { findByMember } from "../../database/queries/member-search.ts";
import { users } from "../../database/schema/schema.ts";
import { containing } from "../../database/queries/text-search.ts";
import { tickets } from "../../database/schema/ticket-schema.ts";

import { findMessages, ticketsByTime, ticketsInQueue } from "./repository.ts";
import { toMessage, toTicket } from "./view.ts";

/** Selects all tickets with their authors. Members' names and addresses are the current ones. */
function selectTickets(queryable: Queryable) {
  return queryable
    .select({
      ticket: tickets,
      sender: {
        name: sql<string>`coalesce(${users.name}, ${tickets.name})`,
        email: sql<string>`coalesce(${users.email}, ${tickets.email})`,
      },
    })
    .from(tickets)
    .leftJoin(users, eq(users.id, tickets.userId));
}

type AdminTicketRow = Awaited<ReturnType<typeof selectTickets>>[number];

function toAdminTicket({ ticket, sender }: AdminTicketRow): AdminTicket {
  const { userId, isPremium, language } = ticket;
  return { ...toTicket(ticket), language, sender: { ...sender, userId, isPremium } };
}

/** All tickets. */
export const adminTicketList = keysetList(adminListTickets, () => ({
  select: selectTickets,
  count: (rows) => rows.from(tickets),
  where: async ({ state, topic, q }, queryable) =>
    and(
      state ? inArray(tickets.state, [state].flat()) : undefined,
      topic ? eq(tickets.topic, topic) : undefined,
      or(
        containing(q, [tickets.subject, tickets.name, tickets.email]),
        await findByMember(queryable, q, tickets.userId),
      ),
    ),
  order: ({ order }) => (order === "queue" ? ticketsInQueue() : ticketsByTime(order)),
  view: (rows) => rows.map(toAdminTicket),
}));

/** Returns one ticket with its messages, or undefined if it doesn't exist. */
export async function findThread(queryable: Queryable, id: string): Promise<AdminTicketThread | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectTickets(queryable).where(eq(tickets.id, id));
  if (!row) return undefined;
  const messages = await findMessages(queryable, id);
  return {
    ...toAdminTicket(row),
    messages: messages.map((message) => ({ ...toMessage(message), author: message.author })),
  };
}

/** Columns of the CSV file of tickets. */
export const ticketColumns: Column<AdminTicket>[] = [
  { header: "ticket", cell: ({ id }) => id },
  { header: "state", cell: ({ state }) => state },
  { header: "topic", cell: ({ topic }) => topic },
  { header: "subject", cell: ({ subject }) => subject },
  { header: "name", cell: ({ sender }) => sender.name },
  { header: "eMail", cell: ({ sender }) => sender.email },
  { header: "tier", cell: ({ sender }) => (sender.userId ? (sender.isPremium ? "premium" : "free") : null) },
  { header: "sent", time: ({ createdAt }) => createdAt },
  { header: "latestMessage", time: ({ updatedAt }) => updatedAt },
];
