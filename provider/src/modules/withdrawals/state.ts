import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { users } from "../../database/schema.ts";
import { Problem } from "../../problem.ts";
import { bookPayment, bookRelease } from "./bookings.ts";
import { lockWithdrawal, updateInState } from "./repository.ts";
import { transitions, type WithdrawalEvent } from "./transitions.ts";
import type { WithdrawalRow } from "./view.ts";

interface TransitionContext {
  at: Date;
  /** The deciding admin; null when the member cancels. */
  decidedBy: string | null;
  /** The column an event fills besides: a reason, or a payment reference. */
  stated?: { reason: string } | { paymentReference: string };
}

/**
 * Takes a withdrawal through one event of the transition table, money included, in the caller's
 * transaction. Only one of several at once finds it still in the state it leaves.
 * @throws Problem 409 as `wrongState` makes it for the others
 */
export async function changeState(
  tx: Transaction,
  withdrawal: WithdrawalRow,
  event: WithdrawalEvent,
  { at, decidedBy, stated }: TransitionContext,
): Promise<WithdrawalRow> {
  const { from, to, money } = transitions[event];
  const time = event === "approve" ? { approvedAt: at } : { settledAt: at };
  const changed = await updateInState(tx, withdrawal.id, from, { state: to, decidedBy, ...time, ...stated });
  if (!changed) throw await wrongState(tx, (await lockWithdrawal(tx, withdrawal.id)) ?? withdrawal);
  if (money === "is released") await bookRelease(tx, changed, at);
  if (money === "is paid out") await bookPayment(tx, changed, at);
  return changed;
}

/**
 * The refusal for an event that does not start from this state: which admin was faster and what they decided,
 * or, while it is undecided, `withdrawal_not_approved`.
 */
export async function wrongState(
  queryable: Queryable,
  { decidedBy, userId, state }: WithdrawalRow,
): Promise<Problem> {
  if (state === "requested") return new Problem(409, "withdrawal_not_approved");
  const [decider] = await queryable
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, decidedBy ?? userId));
  return new Problem(409, "withdrawal_already_decided", { details: { name: decider?.name ?? "", state } });
}
