/** The path of the list of payout runs, without language prefix. */
export const payoutRunsPath = "/apps/admin/payout-runs";

/** Returns the path of a payout run, without language prefix. */
export function payoutRunPath(id: string): string {
  return `${payoutRunsPath}/${encodeURIComponent(id)}`;
}

/** The path of the connection to PayPal's API, without language prefix. */
export const paypalConnectionPath = `${payoutRunsPath}/paypal`;

/** The path of the banks' responses to payout runs, without language prefix. */
export const payoutReportsPath = "/apps/admin/payout-answers";

/** Returns the path of a bank's response, without language prefix. */
export function payoutReportPath(id: string): string {
  return `${payoutReportsPath}?answer=${encodeURIComponent(id)}`;
}
