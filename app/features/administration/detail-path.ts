import type { WithdrawalState } from "#contract/withdrawals.ts";

/** What still needs a decision, and stands in the queue. */
export const openStates = ["requested", "approved"] as const satisfies readonly WithdrawalState[];

/** What has come to its end: nothing of it changes any more. */
export const endedStates = [
  "paid",
  "rejected",
  "failed",
  "canceled",
] as const satisfies readonly WithdrawalState[];

export function isEnded(state: unknown): boolean {
  return (endedStates as readonly unknown[]).includes(state);
}

/** Where a withdrawal in this state is shown to admins: with the queue, or with what has ended. No language prefix. */
export function detailPath(id: string, state: unknown): string {
  const list = isEnded(state) ? "withdraw-history" : "withdraw-management";
  return `/apps/admin/${list}?view=${encodeURIComponent(id)}`;
}
