import { adminListTickets, exportTickets } from "#contract/tickets/admin-tickets.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { adminTicketsPath } from "./tickets-path";

/** All tickets, newest first. */
export const adminTickets = listScreen(adminListTickets, {
  file: { call: exportTickets, name: "tickets", path: adminTicketsPath },
});
