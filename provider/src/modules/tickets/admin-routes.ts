import type { FastifyInstance } from "fastify";
import {
  adminGetTicket,
  answerTicket,
  closeTicket,
  exportTickets,
  ticketCounts,
} from "#contract/tickets/admin-tickets.ts";
import { ticketState } from "#contract/tickets/tickets.ts";
import { countStates } from "../../database/queries/count-states.ts";
import { tickets } from "../../database/schema/ticket-schema.ts";
import { notFound } from "../../problem.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { adminTicketList, findThread, ticketColumns } from "./admin-list.ts";
import { applyAnswer } from "./answer.ts";

/** Routes for admins to list and answer tickets. */
export async function adminTicketRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  api.implementList(adminTicketList, { access });

  api.implementExport(exportTickets, {
    object: "ticket",
    columns: ticketColumns,
    page: (query) => adminTicketList.rows(api.database, query),
  });

  api.implement(ticketCounts, { access }, async () => ({
    data: await countStates(api.database, tickets, ticketState.options),
  }));

  api.implement(adminGetTicket, { access }, async ({ params }) => {
    const thread = await findThread(api.database, params.id);
    if (!thread) throw notFound();
    return { data: thread };
  });

  api.implement(answerTicket, { access }, async ({ params, body, request }) => {
    const input = { ...params, ...body, idempotencyKey: idempotencyKeyIfAny(request) };
    return { data: await applyAnswer(api, request, input) };
  });

  api.implement(closeTicket, { access }, async ({ params, body, request }) => {
    const input = { ...params, ...body, idempotencyKey: idempotencyKeyIfAny(request) };
    return { data: await applyAnswer(api, request, input) };
  });
}
