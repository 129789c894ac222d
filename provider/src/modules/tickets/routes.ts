import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import {
  getTicket,
  listTickets,
  openTicket,
  replyToTicket as replyCall,
  writeToUs,
} from "#contract/tickets/tickets.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { tickets } from "../../database/schema/ticket-schema.ts";
import { type Identity, identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { openForVisitor, openForMember } from "./open-ticket.ts";
import { replyToTicket, threadOf } from "./reply.ts";
import { ticketsByTime } from "./repository.ts";
import { toTicket } from "./view.ts";

/** A member's tickets, newest first. */
const ownTicketList = keysetList(listTickets, ({ userId }: Pick<Identity, "userId">) => ({
  select: (queryable) => queryable.select({ ticket: tickets }).from(tickets),
  count: (rows) => rows.from(tickets),
  where: ({ state }) => and(eq(tickets.userId, userId), state ? eq(tickets.state, state) : undefined),
  order: () => ticketsByTime("newest"),
  view: (rows) => rows.map(({ ticket }) => toTicket(ticket)),
}));

/** Routes for tickets: members read and continue their own, visitors can only write. */
export async function ticketRoutes(api: FastifyInstance): Promise<void> {
  const access = "signed-in";
  const perMinute = 20;

  api.implementList(ownTicketList, { access }, identityOf);

  api.implement(getTicket, { access }, async ({ params: { id }, request }) => {
    const isOwn = and(eq(tickets.id, id), eq(tickets.userId, identityOf(request).userId));
    const [row] = isUuid(id) ? await api.database.select().from(tickets).where(isOwn) : [];
    if (!row) throw notFound();
    return { data: await threadOf(api.database, row) };
  });

  api.implement(openTicket, { access, perMinute }, async ({ body, request }) => {
    return { data: await openForMember(api, request, body) };
  });

  api.implement(replyCall, { access, perMinute }, async ({ params, body, request }) => {
    return { data: await replyToTicket(api, request, { ...params, ...body }) };
  });

  api.implement(writeToUs, { access: "anyone", perMinute }, async ({ body, request }) => {
    await openForVisitor(api, request, body);
    return { data: null };
  });
}
