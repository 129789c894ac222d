import { z } from "zod";
import { stepsOf } from "./call.ts";
import { defineExport } from "./export.ts";
import { helpLanguage } from "./help.ts";
import { id } from "./identifiers.ts";
import { anyOf, defineList, defineOne, searchText } from "./list.ts";
import { ticket, ticketMessage, ticketState, ticketThread, ticketTopic } from "./tickets.ts";

const sender = z.object({
  name: z.string(),
  email: z.string(),
  /** Null: without an account. */
  userId: id.nullable(),
  isPremium: z.boolean(),
});

/** A ticket as those who answer it see it. */
export const adminTicket = ticket.extend({ sender, language: helpLanguage });
export type AdminTicket = z.infer<typeof adminTicket>;

export const adminTicketThread = adminTicket.extend({
  // Answers that were kept before there were tiers say nothing of it.
  sender: sender.extend({ isPremium: z.boolean().default(false) }),
  messages: z.array(
    ticketThread.shape.messages.element.extend({
      /** The admin who wrote it; null for the sender's. */
      author: z.string().nullable(),
    }),
  ),
});
export type AdminTicketThread = z.infer<typeof adminTicketThread>;

export const adminListTickets = defineList("/v1/admin/tickets", {
  permission: "tickets.read",
  summary: "All tickets: those of premium members that wait for us, then the newest, unless told otherwise",
  filters: {
    state: anyOf(ticketState),
    topic: ticketTopic.optional(),
    /** Part of a subject, a sender's name or e-mail. */
    q: searchText,
    /** `queue`: premium members' open ones before all others, the newest first. */
    order: z.enum(["queue", "newest", "oldest"]).default("queue"),
  },
  row: adminTicket,
});
export const exportTickets = defineExport(adminListTickets, { summary: "The tickets as CSV" });
export const adminGetTicket = defineOne(adminListTickets, {
  summary: "One ticket with its messages",
  data: adminTicketThread,
});

/** How many messages the admin has seen: who answers past a newer one is told. */
const seen = z.int().min(1);
const step = stepsOf("/v1/admin/tickets/{id}", { permission: "tickets.answer", data: adminTicketThread });
export const answerTicket = step("answer", {
  summary: "Answer; the sender gets it by mail, a member as a notification too",
  body: z.object({ message: ticketMessage, seen }),
});
export const closeTicket = step("close", {
  summary: "Close without another word",
  body: z.object({ seen }),
});
