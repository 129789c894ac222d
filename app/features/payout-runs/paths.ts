/** The list's path without language prefix. */
export const payoutRunsPath = "/apps/admin/payout-runs";

/** Returns a run's path without language prefix. */
export function payoutRunPath(id: string): string {
  return `${payoutRunsPath}/${encodeURIComponent(id)}`;
}
