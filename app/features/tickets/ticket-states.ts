import type { TicketState } from "#contract/tickets/tickets.ts";
import type { Tone } from "~/components/ui/tone";

/** All states of a ticket in chronological order, with the tone of their badges. */
export const ticketTones = {
  open: "info",
  answered: "success",
  closed: "neutral",
} as const satisfies Record<TicketState, Tone>;
