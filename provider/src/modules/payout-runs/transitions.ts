import type { NotificationType } from "#contract/notifications/notification-types.ts";
import type { PayoutItemState } from "#contract/payout-runs/run-states.ts";
import type { WithdrawalState } from "#contract/withdrawals/withdrawals.ts";

/** The events that change the state of a run's payment. */
export type PaymentEvent = "send" | "recall" | "await-claim" | "settle" | "bounce" | "return";

interface PaymentTransition {
  /** The states of the withdrawal. */
  from: WithdrawalState[];
  to: WithdrawalState;
  item: PayoutItemState;
  notification: Extract<NotificationType, `withdrawal_${string}`> | null;
}

/** The transitions of a payment in a run. Those of withdrawals outside runs are in the module `withdrawals`. */
export const paymentTransitions: Record<PaymentEvent, PaymentTransition> = {
  send: { from: ["approved"], to: "sent", item: "sent", notification: null },
  recall: { from: ["sent"], to: "approved", item: "removed", notification: null },
  // PayPal waits until the recipient has opened an account.
  "await-claim": { from: ["sent"], to: "unclaimed", item: "unclaimed", notification: "withdrawal_unclaimed" },
  settle: { from: ["sent", "unclaimed"], to: "paid", item: "paid", notification: "withdrawal_paid" },
  bounce: { from: ["sent", "unclaimed"], to: "failed", item: "failed", notification: "withdrawal_failed" },
  return: { from: ["paid"], to: "returned", item: "returned", notification: "withdrawal_returned" },
};
