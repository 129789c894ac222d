import type { FastifyInstance } from "fastify";
import type { UnitOfWork } from "../../database/unit-of-work.ts";
import { notify } from "../notifications/notify.ts";
import type { WithdrawalRow } from "../withdrawals/view.ts";

/** Tells the member what became of their withdrawal (specification §3), in the decision's transaction. */
export async function tellMember(
  unit: UnitOfWork,
  app: FastifyInstance,
  withdrawal: WithdrawalRow,
): Promise<void> {
  const { id: withdrawalId, userId, state, amount, net, currency, reference } = withdrawal;
  const { reason = "", paymentReference = "" } = nonNull(withdrawal);
  const to = { userId, withdrawalId };
  const asked = { amount, currency, reference };
  if (state === "approved") await notify(unit, app, { ...to, type: "withdrawal_approved", values: asked });
  if (state === "rejected")
    await notify(unit, app, { ...to, type: "withdrawal_rejected", values: { ...asked, reason } });
  if (state === "failed")
    await notify(unit, app, { ...to, type: "withdrawal_failed", values: { ...asked, reason } });
  if (state === "paid") {
    await notify(unit, app, {
      ...to,
      type: "withdrawal_paid",
      values: { net, currency, reference, paymentReference },
    });
  }
}

function nonNull({ reason, paymentReference }: WithdrawalRow) {
  return { reason: reason ?? undefined, paymentReference: paymentReference ?? undefined };
}
