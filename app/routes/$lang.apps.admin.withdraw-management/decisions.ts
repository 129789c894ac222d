import type { AdminWithdrawal, Decision } from "#contract/admin-withdrawals.ts";
import type { Permission } from "#contract/permissions.ts";
import type { WithdrawalState } from "#contract/withdrawals.ts";

export type Action = Decision["action"];

/** Which state each decision starts from; the provider has the last word. */
const startsFrom = {
  approve: "requested",
  reject: "requested",
  "mark-paid": "approved",
  fail: "approved",
} as const satisfies Record<Action, WithdrawalState>;

/** What each decision takes. */
export const permissionFor = {
  approve: "withdrawals.decide",
  reject: "withdrawals.decide",
  "mark-paid": "withdrawals.pay",
  fail: "withdrawals.pay",
} as const satisfies Record<Action, Permission>;

export const actions = Object.keys(startsFrom) as Action[];

export function isAction(value: string | null): value is Action {
  return value !== null && Object.hasOwn(startsFrom, value);
}

/** Why another admin has to decide, if so: it is the viewer's own, or the viewer's approval is in already. */
export function blockedReason(
  { needsOtherAdmin, member }: AdminWithdrawal,
  viewer: string,
): "own" | "approved" | undefined {
  if (!needsOtherAdmin) return undefined;
  return member.email === viewer ? "own" : "approved";
}

/** Whether an admin, named by e-mail address, can take a decision on a withdrawal as it stands. */
export function canDecide(action: Action, withdrawal: AdminWithdrawal, viewer: string): boolean {
  if (withdrawal.state !== startsFrom[action]) return false;
  const hindrance = blockedReason(withdrawal, viewer);
  // Who gave the first of two approvals may still reject; only an owner may do nothing at all.
  return !hindrance || (hindrance === "approved" && action === "reject");
}

export function possibleActions(withdrawal: AdminWithdrawal, viewer: string): Action[] {
  return actions.filter((action) => canDecide(action, withdrawal, viewer));
}

/** The reasons to choose from; `else` needs words of one's own. */
export const reasons = {
  reject: ["name_mismatch", "target_invalid", "terms", "unverified", "else"],
  fail: ["bank_returned", "target_invalid", "else"],
} as const;
