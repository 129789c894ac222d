/** The list's path without language prefix. */
export const payoutRunsPath = "/apps/admin/payout-runs";

/** Returns a run's path without language prefix. */
export function payoutRunPath(id: string): string {
  return `${payoutRunsPath}/${encodeURIComponent(id)}`;
}

/** The path of the connection to PayPal's API, without language prefix. */
export const paypalConnectionPath = `${payoutRunsPath}/paypal`;

/** The path of the answers to payout runs without language prefix. */
export const payoutAnswersPath = "/apps/admin/payout-answers";

/** Returns the path of one answer, without language prefix. */
export function payoutAnswerPath(id: string): string {
  return `${payoutAnswersPath}?answer=${encodeURIComponent(id)}`;
}
