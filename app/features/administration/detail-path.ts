import type { WithdrawalState } from "#contract/withdrawals/withdrawals.ts";

/** The states of withdrawals in the queue. */
export const openStates = [
  "requested",
  "approved",
  "sent",
  "unclaimed",
] as const satisfies readonly WithdrawalState[];

/** Final states. */
export const endedStates = [
  "paid",
  "returned",
  "rejected",
  "failed",
  "canceled",
] as const satisfies readonly WithdrawalState[];

export function isEnded(state: unknown): boolean {
  return (endedStates as readonly unknown[]).includes(state);
}

/**
 * Returns the path of a withdrawal in the Manage Center, without language. Its state determines the list: the
 * queue or the ended withdrawals.
 */
export function detailPath(id: string, state: unknown): string {
  const list = isEnded(state) ? "withdraw-history" : "withdraw-management";
  return `/apps/admin/${list}?view=${encodeURIComponent(id)}`;
}
