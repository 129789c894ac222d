/** The screen's path without language prefix. */
export const historyPath = "/apps/my-cash-back/withdraw-history";

/** Returns the query of the link to a withdrawal. */
export function viewSearch(id: string): string {
  return `?view=${encodeURIComponent(id)}`;
}

/** Returns the path of a paid withdrawal's receipt, a PDF. */
export function receiptPath(id: string): string {
  return `${historyPath}/${encodeURIComponent(id)}/receipt`;
}

/** Returns the query of the link to the confirmation before a withdrawal is canceled. */
export function cancelSearch(id: string): string {
  return `${viewSearch(id)}&confirm=cancel`;
}
