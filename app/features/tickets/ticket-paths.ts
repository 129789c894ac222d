/** The path of the contact page, without language prefix. */
export const contactPath = "/contact";
/** The path of a member's own tickets, without language prefix. */
export const ticketsPath = "/apps/help/tickets";

export function ticketPath(id: string): string {
  return `${ticketsPath}/${encodeURIComponent(id)}`;
}
