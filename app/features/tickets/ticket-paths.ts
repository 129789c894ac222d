/** The contact page, without language prefix. */
export const contactPath = "/contact";
/** A member's own tickets; without language prefix. */
export const ticketsPath = "/apps/help/tickets";

export function ticketPath(id: string): string {
  return `${ticketsPath}/${encodeURIComponent(id)}`;
}
