import type { Ticket, TicketThread } from "#contract/tickets/tickets.ts";
import type { TicketMessageRow, TicketRow } from "./repository.ts";

/** Maps a row to a ticket in lists. */
export function toTicket({ id, topic, subject, state, createdAt, updatedAt }: TicketRow): Ticket {
  return {
    id,
    topic,
    subject,
    state,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Maps a row to a message as the ticket's author sees it, without the name of the admin who wrote it. */
export function toMessage({ message }: TicketMessageRow): TicketThread["messages"][number] {
  const { id, authorId, body, createdAt } = message;
  return { id, from: authorId ? "team" : "sender", body, at: createdAt.toISOString() };
}
