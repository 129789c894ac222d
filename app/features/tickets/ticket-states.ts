import type { TicketState } from "#contract/tickets.ts";
import type { Tone } from "~/components/ui/tone";

/** Every state in the order of a ticket's life, with the tone of its badge. */
export const ticketTones = {
  open: "info",
  answered: "success",
  closed: "neutral",
} as const satisfies Record<TicketState, Tone>;
