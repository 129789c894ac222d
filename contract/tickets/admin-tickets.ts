import { z } from "zod";
import { stepsOf } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { helpLanguage } from "../help/help.ts";
import { id } from "../text/identifiers.ts";
import { anyOf, defineCounts, defineList, defineOne, searchText } from "../calls/list.ts";
import { ticket, ticketMessage, ticketState, ticketThread, ticketTopic } from "./tickets.ts";

const sender = z.object({
  name: z.string(),
  email: z.string(),
  /** `null` if the sender has no account. */
  userId: id.nullable(),
  isPremium: z.boolean(),
});

/** A ticket for the staff who answer it. */
export const adminTicket = ticket.extend({ sender, language: helpLanguage });
export type AdminTicket = z.infer<typeof adminTicket>;

export const adminTicketThread = adminTicket.extend({
  // `false` for answers stored before tiers existed.
  sender: sender.extend({ isPremium: z.boolean().default(false) }),
  messages: z.array(
    ticketThread.shape.messages.element.extend({
      /** The admin who wrote the message; `null` for messages of the sender. */
      author: z.string().nullable(),
    }),
  ),
});
export type AdminTicketThread = z.infer<typeof adminTicketThread>;

export const adminListTickets = defineList("/v1/admin/tickets", {
  permission: "tickets.read",
  summary: "List all tickets; by default, premium members' unanswered tickets first, then newest first",
  filters: {
    state: anyOf(ticketState),
    topic: ticketTopic.optional(),
    /** Part of a subject, a sender's name or email. */
    q: searchText,
    /** `queue`: open tickets of premium members first, then all others, newest first. */
    order: z.enum(["queue", "newest", "oldest"]).default("queue"),
  },
  row: adminTicket,
});
export const exportTickets = defineExport(adminListTickets, { summary: "Export the tickets as CSV" });
export const ticketCounts = defineCounts(
  adminListTickets,
  ticketState.options,
  "The tickets in each state, up to 1,000",
);
export const adminGetTicket = defineOne(adminListTickets, {
  summary: "Retrieve a ticket with its messages",
  data: adminTicketThread,
});

/** The number of messages the admin has read. An answer is refused if there are newer ones. */
const seenMessages = z.int().min(1);
const step = stepsOf("/v1/admin/tickets/{id}", { permission: "tickets.answer", data: adminTicketThread });
export const answerTicket = step("answer", {
  summary: "Reply to a ticket; the sender is notified by email, members also in the app",
  body: z.object({ message: ticketMessage, seen: seenMessages }),
});
export const closeTicket = step("close", {
  summary: "Close a ticket without a reply",
  body: z.object({ seen: seenMessages }),
});
