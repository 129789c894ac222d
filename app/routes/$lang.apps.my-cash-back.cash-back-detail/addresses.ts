/** The screen's path without language prefix. */
export const purchasesPath = "/apps/my-cash-back/cash-back-detail";

/** Returns the query string of the link to a purchase. */
export function viewSearch(id: string): string {
  return `?view=${encodeURIComponent(id)}`;
}
