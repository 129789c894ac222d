import type { FastifyInstance, FastifyRequest } from "fastify";
import { adminWithdrawal, type AdminWithdrawal, type Decision } from "#contract/admin-withdrawals.ts";
import type { Transaction } from "../../database/connection.ts";
import { inTransaction, type UnitOfWork } from "../../database/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { once } from "../idempotency/once.ts";
import { addApproval, findApprovals, holdApprovers } from "../withdrawals/approvals.ts";
import { lockWithdrawal } from "../withdrawals/repository.ts";
import { wrongState, changeState } from "../withdrawals/state.ts";
import { transitions } from "../withdrawals/transitions.ts";
import type { WithdrawalRow } from "../withdrawals/view.ts";
import { holdAdmin } from "./hold-admin.ts";
import { tellMember } from "./notification.ts";
import { findOne } from "./repository.ts";

/** A decision as it was asked for. */
export interface AskedDecision {
  decision: Decision;
  /** The form's: sent again it gets the first one's answer (reliability M2). */
  key: string | undefined;
}

/**
 * One admin's decision on one withdrawal: state, money, notification and activity log in one
 * transaction (design §4 Withdrawals, Administration; reliability M3, M5, M6). A saved answer is
 * given only to who may decide still, and never counts as another approval.
 * @throws Problem 404; 403 `own_withdrawal`, or `forbidden` when no admin any more; 409
 * `withdrawal_already_decided` with who was faster, `withdrawal_not_approved`, `approval_already_given`;
 * and as `once` does
 */
export async function decide(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { decision, key }: AskedDecision,
): Promise<AdminWithdrawal> {
  const { userId: adminId, email } = identityOf(request);
  const at = app.clock();
  return inTransaction(
    app.database,
    async (unit) => {
      const { tx } = unit;
      const found = await lockWithdrawal(tx, id);
      if (!found) throw notFound();
      await holdAdmin(tx, adminId);
      if (found.userId === adminId) throw new Problem(403, "own_withdrawal");
      const route = `POST /v1/admin/withdrawals/${found.id}`;
      const call = { userId: adminId, route, key, body: decision, at };
      return once(tx, call, adminWithdrawal, async () => {
        if (found.state !== transitions[decision.action].from) throw await wrongState(tx, found);
        await holdApprovers(tx, id);
        const given = await countApprovals(tx, id);
        const changed = await carryOut(unit, app, found, decision, { adminId, at });
        await recordActivity(unit, {
          ...{ at, request, actor: { userId: adminId, email } },
          action: `withdrawal.${decision.action}`,
          object: { type: "withdrawal", id, label: found.reference },
          before: { state: found.state, approvals: given },
          after: { state: changed.state, approvals: await countApprovals(tx, id), ...statedIn(decision) },
        });
        return (await findOne(tx, id, adminId)) ?? Promise.reject(notFound());
      });
    },
    (error) => request.log.error({ err: error }, "an effect of a decision failed"),
  );
}

async function carryOut(
  unit: UnitOfWork,
  app: FastifyInstance,
  found: WithdrawalRow,
  decision: Decision,
  { adminId, at }: { adminId: string; at: Date },
): Promise<WithdrawalRow> {
  if (decision.action === "approve") {
    const approval = { withdrawalId: found.id, memberId: found.userId, adminId, createdAt: at };
    if (!(await addApproval(unit.tx, approval))) throw new Problem(409, "approval_already_given");
    if ((await countApprovals(unit.tx, found.id)) < found.requiredApprovals) return found;
  }
  const circumstances = { at, decidedBy: adminId, stated: statedIn(decision) };
  const changed = await changeState(unit.tx, found, decision.action, circumstances);
  await tellMember(unit, app, changed);
  return changed;
}

async function countApprovals(tx: Transaction, id: string): Promise<number> {
  return (await findApprovals(tx, [id])).get(id)?.length ?? 0;
}

function statedIn(decision: Decision): { reason: string } | { paymentReference: string } | undefined {
  if (decision.action === "mark-paid") return { paymentReference: decision.paymentReference };
  return decision.action === "approve" ? undefined : { reason: decision.reason };
}
