/** The screen's path without language prefix. */
export const historyPath = "/apps/my-cash-back/withdraw-history";

/** Returns the query string of the link to a withdrawal. */
export function viewSearch(id: string): string {
  return `?view=${encodeURIComponent(id)}`;
}

/** Returns the path of the receipt (PDF) of a paid withdrawal. */
export function receiptPath(id: string): string {
  return `${historyPath}/${encodeURIComponent(id)}/receipt`;
}

/** Returns the query string of the link that opens the confirmation to cancel a withdrawal. */
export function cancelSearch(id: string): string {
  return `${viewSearch(id)}&confirm=cancel`;
}
