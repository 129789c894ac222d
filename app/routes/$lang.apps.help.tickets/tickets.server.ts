import { listTickets } from "#contract/tickets/tickets.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** A member's tickets, newest first. */
export const tickets = listScreen(listTickets);
