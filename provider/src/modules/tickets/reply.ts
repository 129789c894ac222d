import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { mostMessages, ticketThread, type TicketThread } from "#contract/tickets.ts";
import type { Queryable } from "../../database/connection.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { idempotencyKeyOf, once } from "../idempotency/once.ts";
import { addMessage, countMessages, findMessages, lockTicket, type TicketRow } from "./repository.ts";
import { toMessage, toTicket } from "./view.ts";

/** A ticket with its messages as its sender sees it. */
export async function threadOf(queryable: Queryable, ticket: TicketRow): Promise<TicketThread> {
  return { ...toTicket(ticket), messages: (await findMessages(queryable, ticket.id)).map(toMessage) };
}

/**
 * A member's next message in an own ticket, once for the request's key; it waits for us again.
 * @throws Problem 404 for another's; 409 `ticket_closed`; 429 `ticket_limit` when the ticket is full; as `once`
 */
export async function reply(
  app: Pick<FastifyInstance, "clock" | "database">,
  request: FastifyRequest,
  { id, message: body }: { id: string; message: string },
): Promise<TicketThread> {
  const { userId } = identityOf(request);
  const at = app.clock();
  return app.database.transaction(async (tx) => {
    const found = await lockTicket(tx, id);
    if (found?.userId !== userId) throw notFound();
    const route = `POST /v1/tickets/${found.id}/messages`;
    const call = { userId, route, key: idempotencyKeyOf(request), body: { body }, at };
    return once(tx, call, ticketThread, async () => {
      if (found.state === "closed") throw new Problem(409, "ticket_closed");
      if ((await countMessages(tx, found.id)) >= mostMessages) throw new Problem(429, "ticket_limit");
      await addMessage(tx, { id: randomUUID(), ticketId: found.id, body, createdAt: at }, "open");
      return threadOf(tx, { ...found, state: "open", updatedAt: at });
    });
  });
}
