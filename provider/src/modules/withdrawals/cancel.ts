import { and, asc, eq, gt } from "drizzle-orm";
import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import type { Database, Transaction } from "../../database/engine/connection.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { withdrawals } from "../../database/schema/schema.ts";
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
export async function cancelOwnWithdrawal(
  database: Database,
  { userId, id, at }: { userId: string; id: string; at: Date },
): Promise<Withdrawal> {
  return inTransaction(database, async ({ tx }) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (withdrawal?.userId !== userId) throw notFound();
    const canceled = await ensureCanceled(tx, withdrawal, at);
    const approvals = await findApprovals(tx, [id]);
    return toWithdrawal(canceled, approvals.get(id)?.length ?? 0);
  });
}

/**
 * Cancels a member's undecided withdrawals requested since a given time, and returns their number. Locks
 * balances, so it must be called before the account is locked.
 */
export async function cancelRequestsSince(
  tx: Transaction,
  { userId, since, at }: { userId: string; since: Date; at: Date },
): Promise<number> {
  const requested = await tx
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.userId, userId),
        eq(withdrawals.state, transitions.cancel.from),
        gt(withdrawals.requestedAt, since),
      ),
    )
    .orderBy(asc(withdrawals.id))
    .for("no key update");
  for (const withdrawal of requested) await changeState(tx, withdrawal, "cancel", { at, decidedBy: null });
  return requested.length;
}

async function ensureCanceled(tx: Transaction, withdrawal: WithdrawalRow, at: Date): Promise<WithdrawalRow> {
  const { from, to } = transitions.cancel;
  // The withdrawal was already canceled by the same request (M2), or by a recovery of the account.
  if (withdrawal.state === to) return withdrawal;
  if (withdrawal.state !== from) throw new Problem(409, "withdrawal_not_cancelable");
  return changeState(tx, withdrawal, "cancel", { at, decidedBy: null });
}
