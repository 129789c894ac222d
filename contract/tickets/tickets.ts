import { z } from "zod";
import { emailAddress, personName } from "../accounts/auth.ts";
import { defineCall } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { defineList, defineOne } from "../calls/list.ts";
import { plainText } from "../text/text.ts";
import { maxMessageLength, ticketTopics } from "./ticket-limits.ts";

export const ticketTopic = z.enum(ticketTopics);
export type TicketTopic = z.infer<typeof ticketTopic>;

/** `open` waits for staff, `answered` for the sender. A closed ticket takes no more messages. */
export const ticketStates = ["open", "answered", "closed"] as const;
export const ticketState = z.enum(ticketStates);
export type TicketState = z.infer<typeof ticketState>;

/** The maximum number of messages in a ticket. */
export const maxMessages = 50;

export const ticketSubject = plainText
  .trim()
  .min(3, "ticket_subject_invalid")
  .max(120, "ticket_subject_invalid");
export const ticketMessage = plainText
  .trim()
  .min(10, "ticket_message_invalid")
  .max(maxMessageLength, "ticket_message_invalid");

/** A ticket in lists. */
export const ticket = z.object({
  id,
  topic: ticketTopic,
  subject: z.string(),
  state: ticketState,
  createdAt: instant,
  /** The time of the latest message. */
  updatedAt: instant,
});
export type Ticket = z.infer<typeof ticket>;

const message = z.object({ id, from: z.enum(["sender", "team"]), body: z.string(), at: instant });

/** A ticket with its messages in order. */
export const ticketThread = ticket.extend({ messages: z.array(message).max(maxMessages) });
export type TicketThread = z.infer<typeof ticketThread>;

const opening = { topic: ticketTopic, subject: ticketSubject, message: ticketMessage };

export const listTickets = defineList("/v1/tickets", {
  summary: "List my tickets, newest first",
  filters: { state: ticketState.optional() },
  row: ticket,
});
export const getTicket = defineOne(listTickets, {
  summary: "Retrieve one of my tickets with its messages",
  data: ticketThread,
});
export const openTicket = defineCall("POST", "/v1/tickets", {
  summary: "Create a ticket; the reply is sent as a notification and by email",
  body: z.object(opening),
  data: ticket,
  idempotencyKey: "required",
});
export const replyToTicket = defineCall("POST", "/v1/tickets/{id}/messages", {
  summary: "Add a message to one of my tickets and reopen it",
  body: z.object({ message: ticketMessage }),
  data: ticketThread,
  idempotencyKey: "required",
});
/** For visitors without an account. Repeated with the same key, it creates one ticket. */
export const writeToUs = defineCall("POST", "/v1/contact", {
  summary: "Create a ticket without an account; the reply is sent by email; public",
  body: z.object({ ...opening, name: personName, email: emailAddress }),
  data: z.null(),
  idempotencyKey: "required",
});
