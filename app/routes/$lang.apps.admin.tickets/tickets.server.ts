import { adminListTickets, exportTickets } from "#contract/tickets/admin-tickets.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** The screen's path without language prefix. */
const adminTicketsPath = "/apps/admin/tickets";

/** The list of all tickets, newest first. */
export const adminTickets = listScreen(adminListTickets, {
  file: { call: exportTickets, name: "tickets", path: adminTicketsPath },
});
