/** The screen's path without language prefix. */
export const claimPath = "/apps/my-cash-back/claim";

/** Returns the path of the screen after a claim was sent, which is highlighted in the list. */
export function claimSentPath(id: string): string {
  return `${claimPath}?sent=${encodeURIComponent(id)}`;
}
