import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { adminTicketThread, type AdminTicketThread } from "#contract/tickets/admin-tickets.ts";
import { maxMessages } from "#contract/tickets/tickets.ts";
import { tickets } from "../../database/schema/ticket-schema.ts";
import { notFound, Problem } from "../../problem.ts";
import { excerpt } from "../../i18n/notification-values.ts";
import { type AdminAction, adminAction } from "../admin-actions/admin-action.ts";
import { enqueueAnswer } from "../mails/enqueue-answer.ts";
import { notify } from "../notifications/notify.ts";
import { findThread } from "./admin-list.ts";
import { addMessage, countMessages, lockTicket, type TicketRow } from "./repository.ts";

interface AnswerInput {
  id: string;
  /** The number of messages the admin has seen. */
  seen: number;
  /** If left out, the ticket is closed. */
  message?: string;
  idempotencyKey: string | undefined;
}

/**
 * Adds an admin's answer to a ticket, or closes it: message, state, notification, mail and activity log in one
 * transaction (M3, M6). A repeated submission (`key`) gets the first answer (M2).
 * @throws Problem 404; 409 `ticket_closed`, or `ticket_changed` if there is a message the admin hasn't seen;
 * 429 `ticket_limit` if the ticket is full
 */
export async function applyAnswer(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, seen, message, idempotencyKey }: AnswerInput,
): Promise<AdminTicketThread> {
  const step = message === undefined ? "close" : "answer";
  return adminAction(app, request, {
    lock: ({ tx }) => lockTicket(tx, id),
    once: (ticket) => ({
      route: `POST /v1/admin/tickets/${ticket.id}/${step}`,
      key: idempotencyKey,
      body: { seen, message: message ?? null },
      response: adminTicketThread,
    }),
    async run(action, ticket) {
      const { tx, log } = action;
      if (ticket.state === "closed") throw new Problem(409, "ticket_closed");
      const count = await countMessages(tx, ticket.id);
      if (count !== seen) throw new Problem(409, "ticket_changed");
      const state = message === undefined ? "closed" : "answered";
      if (message === undefined) await tx.update(tickets).set({ state }).where(eq(tickets.id, ticket.id));
      else if (count >= maxMessages) throw new Problem(429, "ticket_limit");
      else await send(app, action, ticket, message);
      await log({
        action: `ticket.${step}`,
        object: { type: "ticket", id: ticket.id, label: ticket.subject },
        before: { state: ticket.state },
        after: { state },
      });
      return (await findThread(tx, ticket.id)) ?? Promise.reject(notFound());
    },
  });
}

async function send(
  app: FastifyInstance,
  action: AdminAction,
  ticket: TicketRow,
  body: string,
): Promise<void> {
  const { tx, at, admin } = action;
  const message = { id: randomUUID(), ticketId: ticket.id, authorId: admin.userId, body, createdAt: at };
  await addMessage(tx, message, "answered");
  const { userId, subject } = ticket;
  if (userId)
    await notify(action, app, {
      userId,
      type: "ticket_answered",
      values: { subject, answer: excerpt(body) },
    });
  await enqueueAnswer(tx, { ticket, messageId: message.id, body, now: at });
}
