import { createHmac, randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { ticket, type openTicket, type Ticket, type writeToUs } from "#contract/tickets/tickets.ts";
import { ticketsOfDay, type Tier } from "#contract/cash-back/tiers.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { users } from "../../database/schema/schema.ts";
import { ticketMessages, tickets } from "../../database/schema/ticket-schema.ts";
import { countedAddress } from "../../plugins/client-address.ts";
import { identityOf } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import { appealCases } from "../fraud/appeal.ts";
import { idempotencyKeyOf, once } from "../idempotency/once.ts";
import { lockSender } from "./repository.ts";
import { toTicket } from "./view.ts";

type App = Pick<FastifyInstance, "clock" | "database" | "environment">;
type NewTicket = z.output<(typeof openTicket)["body"]>;

const day = 24 * 60 * 60 * 1000;

/**
 * Creates a member's ticket once per idempotency key. A ticket about withdrawals is also an appeal in the fraud
 * cases that put the withdrawals on hold. @throws Problem 429 `ticket_limit`; and as `once` does
 */
export async function openForMember(app: App, request: FastifyRequest, body: NewTicket): Promise<Ticket> {
  const { userId } = identityOf(request);
  const at = app.clock();
  const call = { userId, route: "POST /v1/tickets", key: idempotencyKeyOf(request), body, at };
  return app.database.transaction((tx) =>
    once(tx, call, ticket, async () => {
      await lockSender(tx, userId);
      const tier = await lockTier(tx, userId);
      await assertTicketsLeft(tx, eq(tickets.userId, userId), { at, limit: ticketsOfDay[tier] });
      const sender = { userId, isPremium: tier === "premium", language: request.language };
      const written = await write(tx, sender, body, at);
      if (body.topic === "withdrawals") await appealCases(tx, { userId, ticketId: written.id, at });
      return written;
    }),
  );
}

/**
 * Creates a visitor's ticket once per idempotency key.
 * @throws Problem 429 `ticket_limit`; 400 without a key
 */
export async function openForVisitor(
  { clock, database, environment }: App,
  request: FastifyRequest,
  { name, email, ...body }: z.output<(typeof writeToUs)["body"]>,
): Promise<void> {
  const keyedHash = (text: string) =>
    createHmac("sha256", environment.TOKEN_SECRET).update(`ticket:${text}`).digest("base64url");
  const address = keyedHash(`address:${countedAddress(request.clientAddress)}`);
  const formHash = keyedHash(`form:${email}:${idempotencyKeyOf(request)}`);
  const at = clock();
  await database.transaction(async (tx) => {
    await lockSender(tx, address);
    const [sent] = await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.formHash, formHash));
    if (sent) return;
    await assertTicketsLeft(tx, eq(tickets.address, address), { at, limit: ticketsOfDay.free });
    await write(tx, { name, email, address, formHash, language: request.language }, body, at);
  });
}

/**
 * Returns a member's tier and locks it until the transaction ends, so that a concurrent change of the tier
 * also updates the new ticket.
 */
async function lockTier(tx: Transaction, userId: string): Promise<Tier> {
  const [user] = await tx.select({ tier: users.tier }).from(users).where(eq(users.id, userId)).for("share");
  return user?.tier ?? "free";
}

async function assertTicketsLeft(
  tx: Transaction,
  isSender: ReturnType<typeof eq>,
  { at, limit }: { at: Date; limit: number },
): Promise<void> {
  const since = new Date(at.getTime() - day);
  const written = await tx.$count(tickets, and(isSender, gt(tickets.createdAt, since)));
  if (written >= limit) throw new Problem(429, "ticket_limit");
}

type Sender = Pick<
  typeof tickets.$inferInsert,
  "userId" | "isPremium" | "name" | "email" | "address" | "formHash" | "language"
>;

async function write(
  tx: Transaction,
  sender: Sender,
  { topic, subject, message }: NewTicket,
  at: Date,
): Promise<Ticket> {
  const row = { ...sender, id: randomUUID(), topic, subject, createdAt: at, updatedAt: at };
  const [written] = await tx.insert(tickets).values(row).returning();
  await tx
    .insert(ticketMessages)
    .values({ id: randomUUID(), ticketId: row.id, body: message, createdAt: at });
  return toTicket(written!);
}
