import type { WithdrawalState } from "#contract/withdrawals/withdrawals.ts";

/** States of withdrawals in the queue. */
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
 * Returns the admin's path of a withdrawal, without language: in the queue or among the ended ones, depending
 * on its state.
 */
export function detailPath(id: string, state: unknown): string {
  const list = isEnded(state) ? "withdraw-history" : "withdraw-management";
  return `/apps/admin/${list}?view=${encodeURIComponent(id)}`;
}
