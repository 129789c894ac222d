/** The screen's path without language prefix. */
export const adminTicketsPath = "/apps/admin/tickets";
