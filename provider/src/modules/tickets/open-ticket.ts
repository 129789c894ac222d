import { createHmac, randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { ticket, type openTicket, type Ticket, type writeToUs } from "#contract/tickets.ts";
import type { Transaction } from "../../database/connection.ts";
import { ticketMessages, tickets } from "../../database/ticket-schema.ts";
import { countedAddress } from "../../plugins/client-address.ts";
import { identityOf } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import { idempotencyKeyOf, once } from "../idempotency/once.ts";
import { lockSender } from "./repository.ts";
import { toTicket } from "./view.ts";

type App = Pick<FastifyInstance, "clock" | "database" | "environment">;
type Opening = z.output<(typeof openTicket)["body"]>;

const day = 24 * 60 * 60 * 1000;
/** New tickets a member, or an address without an account, has in a day. */
export const mostTicketsOfDay = 10;

/**
 * Opens a member's ticket once for the request's key.
 * @throws Problem 429 `ticket_limit`; and as `once` does
 */
export async function openOwn(app: App, request: FastifyRequest, body: Opening): Promise<Ticket> {
  const { userId } = identityOf(request);
  const at = app.clock();
  const call = { userId, route: "POST /v1/tickets", key: idempotencyKeyOf(request), body, at };
  return app.database.transaction((tx) =>
    once(tx, call, ticket, async () => {
      await lockSender(tx, userId);
      await refuseMany(tx, eq(tickets.userId, userId), at);
      return write(tx, { userId, language: request.language }, body, at);
    }),
  );
}

/**
 * Opens a visitor's ticket once for the request's key.
 * @throws Problem 429 `ticket_limit`; 400 without a key
 */
export async function openForVisitor(
  { clock, database, environment }: App,
  request: FastifyRequest,
  { name, email, ...body }: z.output<(typeof writeToUs)["body"]>,
): Promise<void> {
  const keyed = (text: string) =>
    createHmac("sha256", environment.TOKEN_SECRET).update(`ticket:${text}`).digest("base64url");
  const address = keyed(`address:${countedAddress(request.clientAddress)}`);
  const formHash = keyed(`form:${email}:${idempotencyKeyOf(request)}`);
  const at = clock();
  await database.transaction(async (tx) => {
    await lockSender(tx, address);
    const [sent] = await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.formHash, formHash));
    if (sent) return;
    await refuseMany(tx, eq(tickets.address, address), at);
    await write(tx, { name, email, address, formHash, language: request.language }, body, at);
  });
}

async function refuseMany(tx: Transaction, isSender: ReturnType<typeof eq>, at: Date): Promise<void> {
  const since = new Date(at.getTime() - day);
  const written = await tx.$count(tickets, and(isSender, gt(tickets.createdAt, since)));
  if (written >= mostTicketsOfDay) throw new Problem(429, "ticket_limit");
}

type Sender = Pick<
  typeof tickets.$inferInsert,
  "userId" | "name" | "email" | "address" | "formHash" | "language"
>;

async function write(
  tx: Transaction,
  sender: Sender,
  { topic, subject, message }: Opening,
  at: Date,
): Promise<Ticket> {
  const row = { ...sender, id: randomUUID(), topic, subject, createdAt: at, updatedAt: at };
  const [written] = await tx.insert(tickets).values(row).returning();
  await tx
    .insert(ticketMessages)
    .values({ id: randomUUID(), ticketId: row.id, body: message, createdAt: at });
  return toTicket(written!);
}
