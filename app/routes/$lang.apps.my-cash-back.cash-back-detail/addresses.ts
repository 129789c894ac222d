/** The screen's path without language prefix. */
export const purchasesPath = "/apps/my-cash-back/cash-back-detail";

/** The search part of the link to one purchase. */
export function viewSearch(id: string): string {
  return `?view=${encodeURIComponent(id)}`;
}
