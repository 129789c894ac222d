import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { maxMessages, ticketThread, type TicketThread } from "#contract/tickets/tickets.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { idempotencyKeyOf, once } from "../idempotency/once.ts";
import { addMessage, countMessages, findMessages, lockTicket, type TicketRow } from "./repository.ts";
import { toMessage, toTicket } from "./view.ts";

/** Returns a ticket with its messages as its author sees it. */
export async function threadOf(queryable: Queryable, ticket: TicketRow): Promise<TicketThread> {
  return { ...toTicket(ticket), messages: (await findMessages(queryable, ticket.id)).map(toMessage) };
}

/**
 * Adds a member's message to one of their tickets, once per idempotency key. The ticket waits for an answer
 * again.
 * @throws Problem 404 for another member's ticket; 409 `ticket_closed`; 429 `ticket_limit` if the ticket is
 * full; as `once`
 */
export async function replyToTicket(
  app: Pick<FastifyInstance, "clock" | "database">,
  request: FastifyRequest,
  { id, message: body }: { id: string; message: string },
): Promise<TicketThread> {
  const { userId } = identityOf(request);
  const at = app.clock();
  return app.database.transaction(async (tx) => {
    const ticket = await lockTicket(tx, id);
    if (ticket?.userId !== userId) throw notFound();
    const route = `POST /v1/tickets/${ticket.id}/messages`;
    const call = { userId, route, key: idempotencyKeyOf(request), body: { body }, at };
    return once(tx, call, ticketThread, async () => {
      if (ticket.state === "closed") throw new Problem(409, "ticket_closed");
      if ((await countMessages(tx, ticket.id)) >= maxMessages) throw new Problem(429, "ticket_limit");
      await addMessage(tx, { id: randomUUID(), ticketId: ticket.id, body, createdAt: at }, "open");
      return threadOf(tx, { ...ticket, state: "open", updatedAt: at });
    });
  });
}
