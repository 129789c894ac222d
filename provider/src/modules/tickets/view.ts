import type { Ticket, TicketThread } from "#contract/tickets.ts";
import type { FoundMessage, TicketRow } from "./repository.ts";

/** A ticket as lists show it. */
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

/** A message as its sender sees it: who of us wrote it stays ours. */
export function toMessage({ message }: FoundMessage): TicketThread["messages"][number] {
  const { id, authorId, body, createdAt } = message;
  return { id, from: authorId ? "team" : "sender", body, at: createdAt.toISOString() };
}
