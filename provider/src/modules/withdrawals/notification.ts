import type { FastifyInstance } from "fastify";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { notify } from "../notifications/notify.ts";
import { transitions, type WithdrawalEvent } from "./transitions.ts";
import type { WithdrawalRow } from "./view.ts";

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
  if (!type) return;
  const { id: withdrawalId, userId, amount, net, currency, reference } = withdrawal;
  const { reason, paymentReference } = withdrawal;
  const values = {
    amount,
    net,
    currency,
    reference,
    reason: reason ?? "",
    paymentReference: paymentReference ?? "",
  };
  await notify(unit, app, { userId, withdrawalId, type, values });
}
