import type { TicketState } from "#contract/tickets/tickets.ts";
import type { Tone } from "~/components/ui/tone";

/** All states of a ticket in chronological order, with their badges' tones. */
export const ticketTones = {
  open: "info",
  answered: "success",
  closed: "neutral",
} as const satisfies Record<TicketState, Tone>;
