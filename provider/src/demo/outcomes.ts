import type { Decision } from "#contract/withdrawals/admin-withdrawals.ts";
import { decisionColumns } from "../modules/withdrawals/apply-decision.ts";
import { reasonOf } from "../modules/withdrawals/notification.ts";
import { transitions, type WithdrawalEvent } from "../modules/withdrawals/transitions.ts";
import type { Simulation } from "./simulation.ts";
import type { DemoUser, DemoWithdrawal } from "./demo-data.ts";

/** The final state of a withdrawal, if it is reached before today. */
export type Outcome =
  "requested" | "approved once" | "approved" | "paid" | "failed" | "rejected" | "canceled";

const rejections = [
  { reasonCode: "name_mismatch" },
  { reasonCode: "unverified" },
  { reason: "This request came twice. The other one has been paid." },
  { reasonCode: "target_invalid" },
] as const;
const failures = [
  "The bank returned the transfer: account closed.",
  "The receiving bank does not accept this kind of transfer.",
] as const;

/** Plans the decisions that lead a requested withdrawal to its outcome. */
export function planOutcome(simulation: Simulation, withdrawal: DemoWithdrawal, outcome: Outcome): void {
  const { agenda, calendar, random } = simulation;
  if (outcome === "requested") return;
  if (outcome === "canceled") {
    const at = calendar.hoursAfter(withdrawal.requestedAt, 0.2, 5);
    return agenda.plan(at, () => change(simulation, withdrawal, { event: "cancel", at, decidedBy: null }));
  }
  const [first, second] = random.chance(0.6)
    ? simulation.admins
    : [simulation.admins[1], simulation.admins[0]];
  const decidedAt = calendar.hoursAfter(withdrawal.requestedAt, 2, 60);
  agenda.plan(decidedAt, (at) => {
    if (outcome === "rejected")
      return decide(simulation, withdrawal, first, at, { action: "reject", ...random.pick(rejections) });
    decide(simulation, withdrawal, first, at, { action: "approve" });
    if (outcome === "approved once") return;
    if (withdrawal.requiredApprovals === 1) return planPayment(simulation, withdrawal, second, at, outcome);
    agenda.plan(calendar.hoursAfter(at, 1, 20), (retryAt) => {
      decide(simulation, withdrawal, second, retryAt, { action: "approve" });
      planPayment(simulation, withdrawal, first, retryAt, outcome);
    });
  });
}

function planPayment(
  simulation: Simulation,
  withdrawal: DemoWithdrawal,
  admin: DemoUser,
  approvedAt: Date,
  outcome: Outcome,
): void {
  const { agenda, calendar, random } = simulation;
  if (outcome === "approved") return;
  agenda.plan(calendar.hoursAfter(approvedAt, 4, 48), (at) => {
    const paymentReference = `PAY-${at.getUTCFullYear()}-${random.between(100_000, 999_999)}`;
    if (outcome === "failed")
      decide(simulation, withdrawal, admin, at, { action: "fail", reason: random.pick(failures) });
    else decide(simulation, withdrawal, admin, at, { action: "mark-paid", paymentReference });
  });
}

/** Applies an admin's decision: approval, state, money, notification, activity log. */
function decide(
  simulation: Simulation,
  withdrawal: DemoWithdrawal,
  admin: DemoUser,
  at: Date,
  decision: Exclude<Decision, { action: "hold" | "resume" }>,
): void {
  const { world } = simulation;
  const { id, userId, reference, state } = withdrawal;
  const { action, ...stated } = decision;
  const approvalsBefore = approvalsOf(simulation, withdrawal);
  if (action === "approve")
    world.approvals.push({ withdrawalId: id, memberId: userId, adminId: admin.id, createdAt: at });
  const isEnough = action !== "approve" || approvalsBefore + 1 >= (withdrawal.requiredApprovals ?? 1);
  if (isEnough)
    change(simulation, withdrawal, {
      event: action,
      at,
      decidedBy: admin.id,
      stated: decisionColumns(decision),
    });
  world.activities.push({
    at,
    actor: { userId: admin.id, email: admin.email },
    action: `withdrawal.${action}`,
    request: null,
    object: { type: "withdrawal", id, label: reference },
    before: { state, approvals: approvalsBefore },
    after: { state: withdrawal.state, approvals: approvalsOf(simulation, withdrawal), ...stated },
  });
}

function approvalsOf({ world }: Simulation, { id }: DemoWithdrawal): number {
  return world.approvals.filter((approval) => approval.withdrawalId === id).length;
}

interface Change {
  event: WithdrawalEvent;
  at: Date;
  decidedBy: string | null;
  stated?: ReturnType<typeof decisionColumns>;
}

function change(
  simulation: Simulation,
  withdrawal: DemoWithdrawal,
  { event, at, decidedBy, stated }: Change,
): void {
  const { to, money } = transitions[event];
  const time = event === "approve" ? { approvedAt: at } : { settledAt: at };
  Object.assign(withdrawal, { state: to, decidedBy, ...time, ...stated });
  settle(simulation, withdrawal, money, at);
  notifyOf(simulation, withdrawal, at);
}

function settle({ book }: Simulation, withdrawal: DemoWithdrawal, money: string, at: Date): void {
  const { id, userId, amount, net, fee } = withdrawal;
  const reference = { type: "withdrawal", id } as const;
  const debitMove = { account: { userId, kind: "reserved" }, amount: -amount } as const;
  if (money === "is released") {
    const creditMove = { account: { userId, kind: "available" }, amount } as const;
    book({ kind: "withdrawal_released", reference, at, moves: [debitMove, creditMove] });
  }
  if (money === "is paid out") {
    const feeMoves = fee > 0n ? [{ account: { system: "fees" }, amount: fee } as const] : [];
    const payoutMove = { account: { system: "payouts" }, amount: net } as const;
    book({ kind: "withdrawal_paid", reference, at, moves: [debitMove, payoutMove, ...feeMoves] });
  }
}

function notifyOf(simulation: Simulation, withdrawal: DemoWithdrawal, at: Date): void {
  const { id: withdrawalId, state, amount, net, currency, reference } = withdrawal;
  const { paymentReference } = withdrawal;
  const requestValues = { amount, currency, reference };
  if (state === "approved")
    simulation.notify({ at, withdrawalId, type: "withdrawal_approved", values: requestValues });
  if (state === "rejected")
    simulation.notify({
      at,
      withdrawalId,
      type: "withdrawal_rejected",
      values: { ...requestValues, reason: reasonOf(withdrawal) },
    });
  if (state === "failed")
    simulation.notify({
      at,
      withdrawalId,
      type: "withdrawal_failed",
      values: { ...requestValues, reason: reasonOf(withdrawal) },
    });
  if (state === "paid") {
    const values = { net, currency, reference, paymentReference: paymentReference ?? "" };
    simulation.notify({ at, withdrawalId, type: "withdrawal_paid", values });
  }
}
