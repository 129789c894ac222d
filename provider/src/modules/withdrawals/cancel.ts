import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import type { Database, Transaction } from "../../database/engine/connection.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { notFound, Problem } from "../../problem.ts";
import { findApprovals } from "./approvals.ts";
import { lockWithdrawal } from "./repository.ts";
import { changeState } from "./state.ts";
import { transitions } from "./transitions.ts";
import { toWithdrawal, type WithdrawalRow } from "./view.ts";

/**
 * Cancels a member's own withdrawal before it is decided. A withdrawal that is already canceled is returned
 * unchanged.
 * @throws Problem 404 if it isn't theirs, 409 `withdrawal_not_cancelable`
 */
export async function cancel(
  database: Database,
  { userId, id, at }: { userId: string; id: string; at: Date },
): Promise<Withdrawal> {
  return inTransaction(database, async ({ tx }) => {
    const found = await lockWithdrawal(tx, id);
    if (found?.userId !== userId) throw notFound();
    const canceled = await makeCanceled(tx, found, at);
    const approvals = await findApprovals(tx, [id]);
    return toWithdrawal(canceled, approvals.get(id)?.length ?? 0);
  });
}

async function makeCanceled(tx: Transaction, found: WithdrawalRow, at: Date): Promise<WithdrawalRow> {
  const { from, to } = transitions.cancel;
  // Only the member can cancel a withdrawal, so this is a repeat of the same request (M2).
  if (found.state === to) return found;
  if (found.state !== from) throw new Problem(409, "withdrawal_not_cancelable");
  return changeState(tx, found, "cancel", { at, decidedBy: null });
}
