import type { Withdrawal } from "#contract/withdrawals.ts";
import type { Database, Transaction } from "../../database/connection.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { notFound, Problem } from "../../problem.ts";
import { findApprovals } from "./approvals.ts";
import { lockWithdrawal } from "./repository.ts";
import { changeState } from "./state.ts";
import { transitions } from "./transitions.ts";
import { toWithdrawal, type WithdrawalRow } from "./view.ts";

/**
 * Cancels a member's own withdrawal while it is undecided. One they canceled already is answered as it is.
 * @throws Problem 404 when it is not theirs, 409 `withdrawal_not_cancelable`
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
  // Only its member cancels a withdrawal, so this is the same form again (M2).
  if (found.state === to) return found;
  if (found.state !== from) throw new Problem(409, "withdrawal_not_cancelable");
  return changeState(tx, found, "cancel", { at, decidedBy: null });
}
