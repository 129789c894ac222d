import type { WithdrawalState } from "#contract/withdrawals/withdrawals.ts";
import type { NotificationType } from "#contract/notifications/notification-types.ts";

export type WithdrawalEvent = "approve" | "reject" | "cancel" | "mark-paid" | "fail";

interface TransitionRule {
  from: WithdrawalState;
  to: WithdrawalState;
  /** The effect on the reserved money. */
  money: "stays reserved" | "is released" | "is paid out";
  /** The notification sent to the member; `null` for their own actions. */
  notification: Extract<NotificationType, `withdrawal_${string}`> | null;
}

/** The complete state machine of a withdrawal. Transitions that aren't listed are impossible. */
export const transitions = {
  approve: {
    from: "requested",
    to: "approved",
    money: "stays reserved",
    notification: "withdrawal_approved",
  },
  reject: { from: "requested", to: "rejected", money: "is released", notification: "withdrawal_rejected" },
  cancel: { from: "requested", to: "canceled", money: "is released", notification: null },
  "mark-paid": { from: "approved", to: "paid", money: "is paid out", notification: "withdrawal_paid" },
  fail: { from: "approved", to: "failed", money: "is released", notification: "withdrawal_failed" },
} as const satisfies Record<WithdrawalEvent, TransitionRule>;
