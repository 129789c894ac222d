/** The screen's path without language prefix. */
export const claimPath = "/apps/my-cash-back/claim";

/** The screen once a claim was sent: the list points it out. */
export function claimSentPath(id: string): string {
  return `${claimPath}?sent=${encodeURIComponent(id)}`;
}
