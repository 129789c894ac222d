import type { FastifyInstance } from "fastify";
import type { Decision } from "#contract/withdrawals/admin-withdrawals.ts";
import { Problem } from "../../problem.ts";
import type { AdminChange } from "../admin-actions/admin-action.ts";
import { notifyMembers } from "./notification.ts";
import { updateInState } from "./repository.ts";
import { noHold } from "./state.ts";
import type { WithdrawalRow } from "./view.ts";

type HoldDecision = Extract<Decision, { action: "hold" | "resume" }>;

/**
 * Puts an undecided request on hold, or lifts the hold. The money stays reserved and approvals stay valid. The
 * member is notified of the hold, without the reason, and later of the decision. @throws Problem 409
 * `withdrawal_held`, `withdrawal_not_held`; `withdrawal_held_by_rule` if the hold belongs to a fraud case and
 * ends with it
 */
export async function changeHold(
  action: AdminChange,
  app: FastifyInstance,
  withdrawal: WithdrawalRow,
  decision: HoldDecision,
): Promise<WithdrawalRow> {
  const { tx, at, admin } = action;
  if (decision.action === "resume") {
    if (!withdrawal.heldAt) throw new Problem(409, "withdrawal_not_held");
    if (!withdrawal.heldBy) throw new Problem(409, "withdrawal_held_by_rule");
    return (await updateInState(tx, withdrawal.id, "requested", { ...noHold, at }))!;
  }
  if (withdrawal.heldAt) throw new Problem(409, "withdrawal_held");
  const hold = { heldAt: at, heldBy: admin.userId, holdReason: decision.reason };
  const heldWithdrawal = (await updateInState(tx, withdrawal.id, "requested", { ...hold, at }))!;
  await notifyMembers(action, app, "withdrawal_held", [heldWithdrawal]);
  return heldWithdrawal;
}
