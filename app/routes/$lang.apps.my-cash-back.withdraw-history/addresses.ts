/** The screen's path without language prefix. */
export const historyPath = "/apps/my-cash-back/withdraw-history";

/** The search part of the link to one withdrawal. */
export function viewSearch(id: string): string {
  return `?view=${encodeURIComponent(id)}`;
}

/** The path of a paid withdrawal's receipt, a PDF. */
export function receiptPath(id: string): string {
  return `${historyPath}/${encodeURIComponent(id)}/receipt`;
}

/** The search part of the link to one withdrawal, asking whether to cancel it. */
export function cancelSearch(id: string): string {
  return `${viewSearch(id)}&confirm=cancel`;
}
