import type { FastifyInstance } from "fastify";
import type { NotificationType } from "#contract/notifications/notification-types.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { decisionReasonByLanguage } from "../../i18n/decision-reason-texts.ts";
import { paymentFailureText } from "../../i18n/notification-texts.ts";
import { notifyAll } from "../notifications/notify.ts";
import { transitions, type WithdrawalEvent } from "./transitions.ts";
import { claimableUntil, type WithdrawalRow } from "./view.ts";

type WithdrawalNotification = Extract<NotificationType, `withdrawal_${string}`>;

/**
 * Notifies the member of a change to their withdrawal, in the transaction of the event that changed it. Does
 * nothing if the transition table has no notification for the event.
 */
export async function notifyMember(
  unit: UnitOfWork,
  app: FastifyInstance,
  event: WithdrawalEvent,
  withdrawal: WithdrawalRow,
): Promise<void> {
  const { notification: type } = transitions[event];
  if (type) await notifyMembers(unit, app, type, [withdrawal]);
}

/**
 * Notifies the members of the same change to several withdrawals. The number of statements doesn't depend on
 * the number of withdrawals.
 */
export function notifyMembers(
  unit: UnitOfWork,
  app: FastifyInstance,
  type: WithdrawalNotification,
  changed: WithdrawalRow[],
): Promise<void> {
  const orders = changed.map((withdrawal) => ({
    userId: withdrawal.userId,
    withdrawalId: withdrawal.id,
    type,
    values: noticeValues(withdrawal),
  }));
  return notifyAll(unit, app, orders);
}

/** Returns the values that the texts about a withdrawal may contain. */
export function noticeValues(withdrawal: WithdrawalRow) {
  const { amount, net, currency, reference, paymentReference, sentAt } = withdrawal;
  return {
    amount,
    net,
    returned: withdrawal.returnedAmount ?? amount,
    claimableUntil: sentAt ? claimableUntil(sentAt) : new Date(0),
    currency,
    reference,
    reason: reasonOf(withdrawal),
    paymentReference: paymentReference ?? "",
  };
}

type Stated = Partial<Pick<WithdrawalRow, "failure" | "reason" | "reasonCode" | "reasonNote">>;

/** Returns why a withdrawal wasn't paid. A text written by an admin isn't translated. */
export function reasonOf({ failure, reason, reasonCode, reasonNote }: Stated) {
  if (failure) return paymentFailureText(failure);
  return reasonCode ? decisionReasonByLanguage({ reasonCode, note: reasonNote }) : (reason ?? "");
}
