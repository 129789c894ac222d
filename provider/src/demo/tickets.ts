import type { TicketTopic } from "#contract/tickets/tickets.ts";
import type { Transaction } from "../database/engine/connection.ts";
import { ticketMessages, tickets } from "../database/schema/ticket-schema.ts";
import type { Random } from "./random.ts";
import type { DemoUser } from "./demo-data.ts";

const hour = 60 * 60 * 1000;

interface Request {
  tier: "free" | "premium";
  topic: TicketTopic;
  subject: string;
  message: string;
  hoursAgo: number;
  answer?: string;
}

const requests: Request[] = [
  {
    tier: "premium",
    topic: "purchases",
    subject: "Order split into two parcels",
    message: "The store sent my order in two parcels. Will both be tracked, or do I have to claim one?",
    hoursAgo: 5,
  },
  {
    tier: "premium",
    topic: "withdrawals",
    subject: "Which name must the bank account have?",
    message: "My account is under my married name. Is that a problem for a withdrawal?",
    hoursAgo: 30,
    answer: "It is not: change your name under Account first, then add the bank account. We can see both.",
  },
  {
    tier: "free",
    topic: "claims",
    subject: "How long does a claim take?",
    message: "I sent the order confirmation three days ago. When will the store answer?",
    hoursAgo: 3,
  },
  {
    tier: "free",
    topic: "balance",
    subject: "Why is my cash back still pending?",
    message: "I bought shoes last month and kept them. The amount still stands under pending.",
    hoursAgo: 20,
  },
  {
    tier: "free",
    topic: "account",
    subject: "New phone, no authenticator app",
    message: "I lost my old phone and still have the recovery codes. What is the next step?",
    hoursAgo: 52,
    answer:
      "Log in with one of the codes, then set the app up anew under Security. The old one stops working.",
  },
];

/** Adds support requests of members, with and without an answer. */
export async function writeTickets(
  tx: Transaction,
  { now, members, admin, random }: { now: Date; members: DemoUser[]; admin: string; random: Random },
): Promise<void> {
  for (const { tier, topic, subject, message, hoursAgo, answer } of requests) {
    const sender = random.pick(members.filter((member) => (member.tier ?? "free") === tier));
    const createdAt = new Date(now.getTime() - hoursAgo * hour);
    const answeredAt = new Date(createdAt.getTime() + hour);
    const id = random.uuid();
    await tx.insert(tickets).values({
      id,
      userId: sender.id,
      isPremium: tier === "premium",
      language: "en",
      topic,
      subject,
      state: answer ? "answered" : "open",
      createdAt,
      updatedAt: answer ? answeredAt : createdAt,
    });
    const firstMessage = { ticketId: id, body: message, createdAt };
    await tx.insert(ticketMessages).values({ id: random.uuid(), ...firstMessage });
    if (answer)
      await tx
        .insert(ticketMessages)
        .values({ id: random.uuid(), ticketId: id, authorId: admin, body: answer, createdAt: answeredAt });
  }
}
