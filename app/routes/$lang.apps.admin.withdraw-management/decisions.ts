import type { AdminWithdrawal, Decision } from "#contract/withdrawals/admin-withdrawals.ts";
import type { Permission } from "#contract/roles/permissions.ts";
import type { WithdrawalState } from "#contract/withdrawals/withdrawals.ts";

export type Action = Decision["action"];

/** The states in which each decision is possible. The provider checks them again. */
const startsFrom = {
  approve: "requested",
  reject: "requested",
  hold: "requested",
  resume: "requested",
  "mark-paid": "approved",
  fail: "approved",
} as const satisfies Record<Action, WithdrawalState>;

/** The permission that each decision requires. */
export const permissionFor = {
  approve: "withdrawals.decide",
  reject: "withdrawals.decide",
  hold: "withdrawals.decide",
  resume: "withdrawals.decide",
  "mark-paid": "withdrawals.pay",
  fail: "withdrawals.pay",
} as const satisfies Record<Action, Permission>;

export const actions = Object.keys(startsFrom) as Action[];

/** Returns whether a decision is possible for the withdrawals in a tab of the queue. */
export function isOfStage(action: Action, stage: string | undefined): boolean {
  if (stage === "all") return true;
  if (stage === "pay") return startsFrom[action] === "approved";
  if (stage === "held") return action === "resume" || action === "reject";
  return startsFrom[action] === "requested" && action !== "resume";
}

export function isAction(value: string | null): value is Action {
  return value !== null && Object.hasOwn(startsFrom, value);
}

/**
 * Returns why another admin has to decide: the withdrawal is the user's own, or the user has already approved
 * it.
 */
export function blockedReason(
  { needsOtherAdmin, member }: AdminWithdrawal,
  viewer: string,
): "own" | "approved" | undefined {
  if (!needsOtherAdmin) return undefined;
  return member.email === viewer ? "own" : "approved";
}

/**
 * Returns whether an admin, identified by the email address, can make a decision on a withdrawal in its
 * current state.
 */
export function canDecide(action: Action, withdrawal: AdminWithdrawal, viewer: string): boolean {
  if (withdrawal.state !== startsFrom[action] || withdrawal.payoutRun?.isOpen) return false;
  if (withdrawal.queued) return false;
  if (action === (withdrawal.hold ? "hold" : "resume")) return false;
  if (action === "approve" && withdrawal.hold) return false;
  const blocked = blockedReason(withdrawal, viewer);
  // The admin who gave the first of two approvals can make any decision except the second approval. The
  // withdrawal's owner can't make any.
  return !blocked || (blocked === "approved" && action !== "approve");
}

export function possibleActions(withdrawal: AdminWithdrawal, viewer: string): Action[] {
  return actions.filter((action) => canDecide(action, withdrawal, viewer));
}
