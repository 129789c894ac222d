import type { FastifyInstance } from "fastify";
import type { UnitOfWork } from "../../database/unit-of-work.ts";
import { notify } from "../notifications/notify.ts";
import { transitions, type WithdrawalEvent } from "./transitions.ts";
import type { WithdrawalRow } from "./view.ts";

/**
 * Notifies the member of what became of their withdrawal, in the transaction of the event that changed it.
 * Sends what the transition table names for the event; nothing where it names nothing.
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
