import type { FastifyInstance } from "fastify";
import type { Permission } from "#contract/roles/permissions.ts";
import type { Decision } from "#contract/withdrawals/admin-withdrawals.ts";
import type { WithdrawalState } from "#contract/withdrawals/withdrawals.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { Problem } from "../../problem.ts";
import type { AdminChange } from "../admin-actions/admin-action.ts";
import type { SecondAdminReason } from "../four-eyes/day-limits.ts";
import { approvalNeedsOtherAdmin, payoutNeedsOtherAdmin } from "../four-eyes/outgoing-approval.ts";
import { decisionReasonText } from "../../i18n/decision-reason-texts.ts";
import { addApproval, findApprovals, holdApprovers } from "./approvals.ts";
import { changeHold } from "./hold.ts";
import { notifyMember } from "./notification.ts";
import { assertNotInRun } from "./payout-run.ts";
import { findUnpayable } from "./recipients.ts";
import { requireTwo } from "./repository.ts";
import { changeState, type Stated, wrongState } from "./state.ts";
import { transitions } from "./transitions.ts";
import type { WithdrawalRow } from "./view.ts";
import { findWarnings } from "./warnings.ts";

/**
 * Applies a decision to a locked withdrawal: state, money, notification and activity log (M3).
 * @throws Problem 403 `payout_needs_other_admin`; 409 `withdrawal_already_decided` with the name of the admin
 * who decided first, `withdrawal_not_approved`, `approval_already_given`, `withdrawal_held`,
 * `withdrawal_not_held`, `reversed_since`, `withdrawal_in_run`, `withdrawal_unpayable`
 */
export async function applyDecision(
  action: AdminChange,
  app: FastifyInstance,
  withdrawal: WithdrawalRow,
  decision: Decision,
): Promise<void> {
  const { tx, log } = action;
  const { id } = withdrawal;
  if (withdrawal.state !== stateBefore(decision)) throw await wrongState(tx, withdrawal);
  if (permissionFor(decision) === "withdrawals.pay") await assertNotInRun(tx, id);
  await holdApprovers(tx, id);
  const approvalsBefore = await countApprovals(tx, id);
  const { changed, secondAdminReason } = await changeWithdrawal(action, app, withdrawal, decision);
  await log({
    action: `withdrawal.${decision.action}`,
    object: { type: "withdrawal", id, label: withdrawal.reference },
    before: {
      state: withdrawal.state,
      approvals: approvalsBefore,
      ...(decision.action === "resume" && { reason: withdrawal.holdReason }),
    },
    after: {
      state: changed.state,
      approvals: await countApprovals(tx, id),
      ...(secondAdminReason && { required: changed.requiredApprovals, because: secondAdminReason }),
      ...decisionColumns(decision),
      ...("despiteWarnings" in decision && { despiteWarnings: decision.despiteWarnings }),
    },
  });
}

/** Returns the permission that a decision needs. */
export function permissionFor({ action }: Decision): Permission {
  return action === "mark-paid" || action === "fail" ? "withdrawals.pay" : "withdrawals.decide";
}

interface DecisionResult {
  changed: WithdrawalRow;
  /** Why a second admin is needed although the amount alone wouldn't require one. */
  secondAdminReason?: SecondAdminReason | null;
}

async function changeWithdrawal(
  action: AdminChange,
  app: FastifyInstance,
  withdrawal: WithdrawalRow,
  decision: Decision,
): Promise<DecisionResult> {
  const { tx, at } = action;
  const adminId = action.admin.userId;
  if (decision.action === "hold" || decision.action === "resume")
    return { changed: await changeHold(action, app, withdrawal, decision) };
  if (decision.action === "approve") {
    if (withdrawal.heldAt) throw new Problem(409, "withdrawal_held");
    const { open, secondAdminReason } = await approve(action, app, withdrawal);
    if ((await countApprovals(tx, withdrawal.id)) < open.requiredApprovals)
      return { changed: open, secondAdminReason };
  }
  if (decision.action === "mark-paid") {
    await assertPayable(tx, withdrawal.id);
    await requireSecondApprover(action, app, withdrawal);
    if (!decision.despiteWarnings) await assertNoWarnings(tx, withdrawal.id);
  }
  const context = { at, decidedBy: adminId, stated: decisionColumns(decision) };
  const changed = await changeState(tx, withdrawal, decision.action, context);
  await notifyMember(action, app, decision.action, changed);
  return { changed };
}

/**
 * Adds an approval and raises the number of required approvals if one admin may not approve alone.
 * @throws Problem 409 `approval_already_given`
 */
async function approve({ tx, at, admin }: AdminChange, app: FastifyInstance, withdrawal: WithdrawalRow) {
  const withdrawalContext = { ...withdrawal, admin: admin.userId, at };
  const secondAdminReason =
    withdrawal.requiredApprovals > 1 ? null : await approvalNeedsOtherAdmin(tx, app, withdrawalContext);
  const approval = {
    withdrawalId: withdrawal.id,
    memberId: withdrawal.userId,
    adminId: admin.userId,
    createdAt: at,
  };
  if (!(await addApproval(tx, approval))) throw new Problem(409, "approval_already_given");
  return { open: secondAdminReason ? await requireTwo(tx, withdrawal.id) : withdrawal, secondAdminReason };
}

/**
 * Prevents one admin from both approving and paying a larger amount than one person may alone.
 * @throws Problem 403 `payout_needs_other_admin`
 */
async function requireSecondApprover(
  { tx, at, admin }: AdminChange,
  app: FastifyInstance,
  withdrawal: WithdrawalRow,
) {
  const approvers = (await findApprovals(tx, [withdrawal.id])).get(withdrawal.id) ?? [];
  if (approvers.some(({ id }) => id !== admin.userId)) return;
  const secondAdminReason = await payoutNeedsOtherAdmin(tx, app, { ...withdrawal, admin: admin.userId, at });
  if (secondAdminReason) throw new Problem(403, "payout_needs_other_admin");
}

/** @throws Problem 409 `withdrawal_unpayable` if the member isn't active or the payout method was refused */
async function assertPayable(tx: Transaction, id: string): Promise<void> {
  const reference = await findUnpayable(tx, [id]);
  if (reference !== undefined) throw new Problem(409, "withdrawal_unpayable", { details: { reference } });
}

/** @throws Problem 409 `reversed_since` if there are warnings against paying */
async function assertNoWarnings(tx: Transaction, id: string): Promise<void> {
  if ((await findWarnings(tx, [id])).get(id)?.length) throw new Problem(409, "reversed_since");
}

async function countApprovals(tx: Transaction, id: string): Promise<number> {
  return (await findApprovals(tx, [id])).get(id)?.length ?? 0;
}

function stateBefore({ action }: Decision): WithdrawalState {
  return action === "hold" || action === "resume" ? "requested" : transitions[action].from;
}

/** Returns the columns that a decision fills: a reason or a payment reference; undefined if it fills none. */
export function decisionColumns(decision: Decision): Stated | undefined {
  if (decision.action === "mark-paid") return { paymentReference: decision.paymentReference };
  if (decision.action === "hold") return { reason: decision.reason };
  if (decision.action !== "reject" && decision.action !== "fail") return undefined;
  const { reasonCode, reason: note } = decision;
  if (!reasonCode) return { reason: note ?? "" };
  return { reason: decisionReasonText({ reasonCode, note }, "en"), reasonCode, reasonNote: note ?? null };
}
