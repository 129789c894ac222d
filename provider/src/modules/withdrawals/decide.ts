import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  adminWithdrawal,
  type AdminWithdrawal,
  type Decision,
} from "#contract/withdrawals/admin-withdrawals.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import type { WithdrawalState } from "#contract/withdrawals/withdrawals.ts";
import { notFound, Problem } from "../../problem.ts";
import type { SecondAdminReason } from "../four-eyes/day-limits.ts";
import { secondApprover, payoutNeedsOtherAdmin } from "../four-eyes/outgoing.ts";
import { addApproval, findApprovals, holdApprovers } from "./approvals.ts";
import { changeHold } from "./hold.ts";
import { refuseInRun } from "./payout-run.ts";
import { lockWithdrawal, requireTwo } from "./repository.ts";
import { wrongState, changeState } from "./state.ts";
import { transitions } from "./transitions.ts";
import type { WithdrawalRow } from "./view.ts";
import { findWarnings } from "./warnings.ts";
import { adminAction, refuseOwn, type AdminAction } from "../admin-actions/admin-action.ts";
import { notifyMember } from "./notification.ts";
import { findOne } from "./admin-repository.ts";

/** An admin's decision and the idempotency key it was sent with. */
export interface DecisionRequest {
  decision: Decision;
  /** The idempotency key of the form. A repeated submission gets the first one's answer (M2). */
  key: string | undefined;
}

/**
 * Applies one admin's decision to one withdrawal: state, money, notification and activity log in one
 * transaction (M3, M5, M6). The saved answer of a repeated request is returned only to admins who still have
 * the permission, and never counts as another approval.
 * @throws Problem 404; 403 `own_withdrawal`, or `forbidden` if the user is no longer an admin; 409
 * `withdrawal_already_decided` with the name of the admin who decided first, `withdrawal_not_approved`,
 * `approval_already_given`, `withdrawal_held`, `withdrawal_not_held`, `reversed_since`, `withdrawal_in_run`; and
 * as `once` does
 */
export async function decide(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { decision, key }: DecisionRequest,
): Promise<AdminWithdrawal> {
  const pays = decision.action === "mark-paid" || decision.action === "fail";
  return adminAction(app, request, {
    permission: pays ? "withdrawals.pay" : "withdrawals.decide",
    lock: ({ tx }) => lockWithdrawal(tx, id),
    check: (action, found) => refuseOwn(action, found.userId, "own_withdrawal"),
    once: (found) => ({
      route: `POST /v1/admin/withdrawals/${found.id}`,
      key,
      body: decision,
      answer: adminWithdrawal,
    }),
    async run(action, found) {
      const { tx, admin, log } = action;
      if (found.state !== stateBefore(decision)) throw await wrongState(tx, found);
      if (pays) await refuseInRun(tx, id);
      await holdApprovers(tx, id);
      const given = await countApprovals(tx, id);
      const { changed, because } = await applyWithdrawalDecision(action, app, found, decision);
      await log({
        action: `withdrawal.${decision.action}`,
        object: { type: "withdrawal", id, label: found.reference },
        before: {
          state: found.state,
          approvals: given,
          ...(decision.action === "resume" && { reason: found.holdReason }),
        },
        after: {
          state: changed.state,
          approvals: await countApprovals(tx, id),
          ...(because && { required: changed.requiredApprovals, because }),
          ...statedIn(decision),
          ...("despiteWarnings" in decision && { despiteWarnings: decision.despiteWarnings }),
        },
      });
      return (await findOne(tx, id, admin.userId)) ?? Promise.reject(notFound());
    },
  });
}

interface DecisionResult {
  changed: WithdrawalRow;
  /** Why a second admin is needed although the amount alone wouldn't require one. */
  because?: SecondAdminReason | null;
}

async function applyWithdrawalDecision(
  action: AdminAction,
  app: FastifyInstance,
  found: WithdrawalRow,
  decision: Decision,
): Promise<DecisionResult> {
  const { tx, at } = action;
  const adminId = action.admin.userId;
  if (decision.action === "hold" || decision.action === "resume")
    return { changed: await changeHold(action, app, found, decision) };
  if (decision.action === "approve") {
    if (found.heldAt) throw new Problem(409, "withdrawal_held");
    const { open, because } = await approve(action, app, found);
    if ((await countApprovals(tx, found.id)) < open.requiredApprovals) return { changed: open, because };
  }
  if (decision.action === "mark-paid") {
    await requireSecondApprover(action, app, found);
    if (!decision.despiteWarnings) await refuseWarned(tx, found.id);
  }
  const context = { at, decidedBy: adminId, stated: statedIn(decision) };
  const changed = await changeState(tx, found, decision.action, context);
  await notifyMember(action, app, decision.action, changed);
  return { changed };
}

/**
 * Adds an approval and raises the number of required approvals if one admin may not approve alone.
 * @throws Problem 409 `approval_already_given`
 */
async function approve({ tx, at, admin }: AdminAction, app: FastifyInstance, found: WithdrawalRow) {
  const withdrawalContext = { ...found, admin: admin.userId, at };
  const because = found.requiredApprovals > 1 ? null : await secondApprover(tx, app, withdrawalContext);
  const approval = { withdrawalId: found.id, memberId: found.userId, adminId: admin.userId, createdAt: at };
  if (!(await addApproval(tx, approval))) throw new Problem(409, "approval_already_given");
  return { open: because ? await requireTwo(tx, found.id) : found, because };
}

/**
 * Prevents one admin from both approving and paying more than they may alone.
 * @throws Problem 403 `payout_needs_other_admin`
 */
async function requireSecondApprover(
  { tx, at, admin }: AdminAction,
  app: FastifyInstance,
  found: WithdrawalRow,
) {
  const approvers = (await findApprovals(tx, [found.id])).get(found.id) ?? [];
  if (approvers.some(({ id }) => id !== admin.userId)) return;
  const because = await payoutNeedsOtherAdmin(tx, app, { ...found, admin: admin.userId, at });
  if (because) throw new Problem(403, "payout_needs_other_admin");
}

/** @throws Problem 409 `reversed_since` if there are warnings against paying */
async function refuseWarned(tx: Transaction, id: string): Promise<void> {
  if ((await findWarnings(tx, [id])).get(id)?.length) throw new Problem(409, "reversed_since");
}

async function countApprovals(tx: Transaction, id: string): Promise<number> {
  return (await findApprovals(tx, [id])).get(id)?.length ?? 0;
}

function stateBefore({ action }: Decision): WithdrawalState {
  return action === "hold" || action === "resume" ? "requested" : transitions[action].from;
}

function statedIn(decision: Decision): { reason: string } | { paymentReference: string } | undefined {
  if (decision.action === "mark-paid") return { paymentReference: decision.paymentReference };
  return "reason" in decision ? { reason: decision.reason } : undefined;
}
